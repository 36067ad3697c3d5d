import { useMutation } from "@tanstack/react-query";
import { Schema } from "effect";
import { useEffect, useState } from "react";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { autoSchedule } from "../../../../contract/teeSheet/teeSheet.ts";
import { ApiError, failureText } from "../../../data/apiError.ts";
import { call } from "../../../data/call.ts";
import { newKey } from "../../../data/newKey.ts";
import { serverErrorOr, useToast } from "../../../data/toasts.ts";
import { askedDraws } from "../../../device/storage.ts";

export type Draw = Body<typeof autoSchedule>;

/** The server waits ten seconds for each request, so the spinner is gone after a minute. */
const MAX_REQUESTS = 6;

interface DrawRequest extends AskedDraw {
  readonly isOfEarlierPage?: boolean;
}

interface Then {
  readonly onEnd?: () => void;
  readonly onDrawn?: () => void;
  /** The server refuses a field of the form. */
  readonly onMistake?: (failure: unknown) => void;
}

class DrawLate extends Error {}

/**
 * Requests a draw until a worker has made it or given it up. Until then the request is kept, so that
 * a reloaded page shows the result.
 */
export const useAutoSchedule = (tournamentId: TournamentId, round: RoundNumber) => {
  const { toast } = useToast();
  const kept = askedDraw(tournamentId, round);
  const [earlier] = useState(kept.read);

  const { mutate, variables, data, error, isPending } = useMutation({
    mutationFn: ({ key, draw }: DrawRequest) =>
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
    },
    onError: (failure, { isOfEarlierPage }) => {
      if (isMistake(failure)) kept.forget();
      // The screen shows these failures already.
      const isOnScreen = isOfEarlierPage || failure instanceof DrawLate;
      if (!isOnScreen) serverErrorOr("Failed to auto-schedule")(failure);
    },
  });

  const ask = (next: AskedDraw, { onEnd, onDrawn, onMistake }: Then = {}) => {
    kept.keep(next);
    mutate(next, {
      onSettled: (_, failure) => {
        onEnd?.();
        if (failure === null) onDrawn?.();
        else if (isMistake(failure)) onMistake?.(failure);
      },
    });
  };

  // Asks once for the result of a draw that an earlier page has requested.
  useEffect(() => {
    if (earlier) mutate({ ...earlier, isOfEarlierPage: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later draws are requested by this page.
  }, []);

  return {
    /** The last request, also of an earlier page. */
    asked: variables?.draw ?? null,
    groups: data?.groups ?? null,
    isPending,
    /** Why there are no groups, unless a field of the form is the reason. */
    failure: error && !isMistake(error) ? sentenceOf(error) : null,
    mutate: (draw: Draw, then?: Then) => ask({ key: newKey(), draw }, then),
    /** Repeats a request that has no answer yet, and makes a new draw if the last one was refused. */
    drawAgain: (then?: Then) => {
      if (!variables) return;
      const { key, draw } = variables;
      ask({ draw, key: isRefused(error) ? newKey() : key }, then);
    },
  };
};

type Answer = Awaited<ReturnType<typeof call<typeof autoSchedule>>>;

const untilDrawn = async (askOnce: () => Promise<Answer>) => {
  for (let request = 0; request < MAX_REQUESTS; request++) {
    const answer = await askOnce();
    if ("groups" in answer) return answer;
  }
  throw new DrawLate();
};

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/** The form shows it at its field. */
const isMistake = (error: unknown) => error instanceof ApiError && error.status === 400;

const sentenceOf = (error: unknown) =>
  error instanceof DrawLate
    ? "Nobody has made the draw within a minute. Please draw again: it is made once only."
    : failureText(error);

/** A draw whose result this page has not received yet. */
const AskedDraw = Schema.Struct({
  /** A request that repeats the key makes no second draw. */
  key: Schema.String,
  draw: autoSchedule.body,
});
type AskedDraw = typeof AskedDraw.Type;

const asText = Schema.fromJsonString(AskedDraw);

/** Keeps the draw of a round while the page is reloaded. */
export const askedDraw = (tournamentId: TournamentId, round: RoundNumber) => {
  const textStore = askedDraws(tournamentId);
  const name = String(round);
  return {
    read: (): AskedDraw | null => {
      const text = textStore.read().get(name);
      if (text === undefined) return null;
      try {
        return Schema.decodeUnknownSync(asText)(text);
      } catch {
        textStore.remove(name);
        return null;
      }
    },
    keep: (asked: AskedDraw) => void textStore.put(name, Schema.encodeSync(asText)(asked)),
    forget: () => textStore.remove(name),
  };
};
