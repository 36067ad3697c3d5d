import { expect } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import type { Browser } from "./browser.ts";

interface Correction {
  readonly handicap?: number | string | null;
  readonly teeId?: string | null;
  readonly fromRound?: number;
  readonly reason?: string | null;
  readonly preview?: boolean;
}

/** The office gives a player of an event another handicap or tee. */
export const correct = (
  by: Browser,
  eventId: string,
  playerId: string,
  correction: Correction,
  headers?: Readonly<Record<string, string>>,
) =>
  by.send(
    "PATCH",
    `/api/admin/events/${eventId}/participants/${playerId}`,
    { action: "correct", reason: "Typed 2.4", ...correction },
    headers,
  );

export const eighteen = Array.from({ length: 18 }, (_, index) => par4(index + 1));

export const play = async (
  player: Browser,
  eventId: string,
  roundNumber = 1,
  holeScores = eighteen,
) => {
  const sent = { roundNumber, holeScores };
  const saved = await player.send("POST", `/api/events/${eventId}/my-scores`, sent);
  expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
  return saved.json();
};
