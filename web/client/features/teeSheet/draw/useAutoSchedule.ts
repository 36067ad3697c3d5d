import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { autoSchedule } from "../../../../contract/groups.ts";
import { ApiError } from "../../../lib/apiError.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { failureText } from "../../../lib/failureText.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useToast } from "../../../lib/useToast.ts";
import { type AskedDraw, askedDraw } from "./askedDraw.ts";

export type Draw = Body<typeof autoSchedule>;

/** The server waits ten seconds each time, so nobody looks at a spinner for more than a minute. */
const QUESTIONS = 6;

interface Question extends AskedDraw {
  readonly isOfEarlierPage?: boolean;
}

interface Then {
  readonly onEnd?: () => void;
  /** What was asked for is not in order. */
  readonly onMistake?: (failure: unknown) => void;
}

class DrawLate extends Error {}

/**
 * Asks for a draw until a worker has made it or given it up. What was asked for is kept until then,
 * so that a page that is opened again says what has become of it.
 */
export const useAutoSchedule = (tournamentId: TournamentId, round: RoundNumber) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const kept = askedDraw(tournamentId, round);
  const [earlier] = useState(kept.read);

  const { mutate, variables, data, error, isPending } = useMutation({
    mutationFn: ({ key, draw }: Question) =>
      untilDrawn(() =>
        call(autoSchedule, {
          params: { eventId: tournamentId },
          body: draw,
          idempotencyKey: key,
        }),
      ),
    onSuccess: ({ groups }) => {
      kept.forget();
      if (groups.length > 0) toast({ title: "Groups scheduled automatically" });
      return queries.invalidateQueries({ queryKey: ["groups", tournamentId] });
    },
    onError: (failure, { isOfEarlierPage }) => {
      if (isMistake(failure)) kept.forget();
      // It stands on the screen, too; who only opens the page is not called.
      const isToldHere = isOfEarlierPage || failure instanceof DrawLate;
      if (!isToldHere) serverErrorOr("Failed to auto-schedule")(failure);
    },
  });

  const ask = (next: AskedDraw, { onEnd, onMistake }: Then = {}) => {
    kept.keep(next);
    mutate(next, {
      onSettled: (_, failure) => {
        onEnd?.();
        if (isMistake(failure)) onMistake?.(failure);
      },
    });
  };

  // Once, for what an earlier page has asked for: that is no second draw, and says how it has ended.
  useEffect(() => {
    if (earlier) mutate({ ...earlier, isOfEarlierPage: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept later is of this page.
  }, []);

  return {
    /** What was asked for last, also by an earlier page. */
    asked: variables?.draw ?? null,
    groups: data?.groups ?? null,
    isPending,
    /** Why there are no groups, where that is not about a field of the form. */
    failure: error && !isMistake(error) ? sentenceOf(error) : null,
    mutate: (draw: Draw, then?: Then) => ask({ key: newKey(), draw }, then),
    /** A draw that nobody has heard of since is asked after, and one that was refused is a new one. */
    drawAgain: () => {
      if (!variables) return;
      const { key, draw } = variables;
      ask({ draw, key: isRefused(error) ? newKey() : key });
    },
  };
};

type Answer = Awaited<ReturnType<typeof call<typeof autoSchedule>>>;

const untilDrawn = async (askOnce: () => Promise<Answer>) => {
  for (let question = 0; question < QUESTIONS; question++) {
    const answer = await askOnce();
    if ("groups" in answer) return answer;
  }
  throw new DrawLate();
};

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Of the form, at whose fields it stands. */
const isMistake = (error: unknown) => error instanceof ApiError && error.status === 400;

const sentenceOf = (error: unknown) =>
  error instanceof DrawLate
    ? "Nobody has made the draw within a minute. Please draw again: it is made once only."
    : failureText(error);
