import { par4 } from "../../../domain/scorecard/examples.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Browser } from "./browser.ts";

type Lookups = ReadonlyArray<{ readonly id: string; readonly code: string }>;

/** The format in which a whole event is played at match play. */
export const matchPlayFormat = async (browser: Browser) => {
  const formats: Lookups = (await browser.get("/api/play-formats")).json();
  return { playFormatId: formats.find(({ code }) => code === "MATCH")?.id };
};

/** Enters the strokes of the holes from the first on. */
export const play = async (
  player: Browser,
  eventId: TournamentId,
  strokes: ReadonlyArray<number>,
) => {
  const holeScores = strokes.map((made, index) => ({ ...par4(index + 1), strokes: made }));
  const body = { roundNumber: 1, holeScores };
  const response = await player.send("POST", `/api/events/${eventId}/my-scores`, body);
  if (response.statusCode !== 200) throw new Error(response.body);
};

export const each = (holes: number, strokes: number): ReadonlyArray<number> =>
  Array.from({ length: holes }, () => strokes);

export const matchesIn = async (browser: Browser, eventId: TournamentId) =>
  (await browser.get(`/api/events/${eventId}/matches`)).json();
