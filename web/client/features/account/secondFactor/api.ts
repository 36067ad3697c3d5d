import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdministratorId } from "../../../../../domain/shared/values.ts";
import {
  beginSecondFactor,
  getSecondFactor,
  listSecondFactors,
  type PasswordAndCode,
  removeSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../../contract/secondFactor.ts";
import { call } from "../../../data/call.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";
import { sessionsQuery } from "../api.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["ownSecondFactor"],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
  // It may have been changed on another device.
  staleTime: 0,
});

/** Both panels show what has changed, also after a lost answer. */
const useRefresh = () => {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries(secondFactorQuery);
    void queries.invalidateQueries(sessionsQuery("admin"));
  };
};

interface Failing {
  readonly onError: (error: unknown) => void;
}

export const useBegin = ({ onError }: Failing) =>
  useMutation({
    mutationFn: (body: { readonly password: string }) => call(beginSecondFactor, { body }),
    onError,
  });

export const useTurnOn = ({ onError }: Failing) => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: { readonly code: string }) => call(turnOnSecondFactor, { body }),
    onError,
    onSettled,
  });
};

export const useRenewCodes = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: PasswordAndCode) => call(renewRecoveryCodes, { body }),
    onSettled,
  });
};

export const useTurnOff = () => {
  const { toast } = useToast();
  const onSettled = useRefresh();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: PasswordAndCode) =>
      call(turnOffSecondFactor, { body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.done();
      toast({ title: "Second factor turned off", description: "All other sessions have ended." });
    },
    onSettled,
  });
};

export const othersFactorsQuery = queryOptions({
  queryKey: ["othersSecondFactors"],
  queryFn: ({ signal }) => call(listSecondFactors, { signal }),
  staleTime: 0,
});

export const useRemoveOthers = () => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  return useMutation({
    mutationFn: (administratorId: AdministratorId) =>
      call(removeSecondFactor, { params: { administratorId } }),
    onSuccess: () => toast({ title: "Second factor removed" }),
    onError: toastError("The second factor could not be removed"),
    onSettled: () => queries.invalidateQueries(othersFactorsQuery),
  });
};
