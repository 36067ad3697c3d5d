import type { AdministratorId } from "../../../../../../domain/shared/values.ts";
import {
  beginSecondFactor,
  getSecondFactor,
  listSecondFactors,
  type PasswordAndCode,
  removeSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../../../contract/person/secondFactor.ts";
import { toastError } from "../../../../data/errorToast.ts";
import { readOf } from "../../../../data/read.ts";
import { useWrite } from "../../../../data/write.ts";

// Each may have been changed on another device.
export const secondFactorQuery = { ...readOf(getSecondFactor, {}), staleTime: 0 };
export const othersFactorsQuery = { ...readOf(listSecondFactors, {}), staleTime: 0 };

interface Failing {
  readonly onFailed: (error: unknown) => void;
}

export const useBegin = ({ onFailed }: Failing) =>
  useWrite(beginSecondFactor, (body: { readonly password: string }) => ({ body }), {
    done: null,
    onFailed,
  });

export const useTurnOn = ({ onFailed }: Failing) =>
  useWrite(turnOnSecondFactor, (body: { readonly code: string }) => ({ body }), {
    done: null,
    onFailed,
  });

export const useRenewCodes = () =>
  useWrite(renewRecoveryCodes, (body: PasswordAndCode) => ({ body }), { done: null });

export const useTurnOff = () =>
  useWrite(turnOffSecondFactor, (body: PasswordAndCode) => ({ body }), {
    done: { title: "Second factor turned off", description: "All other sessions have ended." },
  });

export const useRemoveOthers = () =>
  useWrite(
    removeSecondFactor,
    (administratorId: AdministratorId) => ({ params: { administratorId } }),
    {
      done: "Second factor removed",
      onFailed: toastError("The second factor could not be removed"),
    },
  );
