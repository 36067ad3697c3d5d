import { Effect, Schema } from "effect";
import { ShareCode, TournamentId } from "../../../domain/shared/values.ts";
import { findTournament, type TournamentRow } from "../../../projections/tournaments/queries.ts";
import { sharedTournament } from "../gate/sharedTournament.ts";
import type { Preview } from "./page.ts";

const readCode = Schema.decodeUnknownEffect(ShareCode);
const readEvent = Schema.decodeUnknownEffect(TournamentId);

/** For an event page: only the public facts, also of a private event. */
export const previewOf = (reference: string) =>
  readEvent(reference).pipe(Effect.flatMap(findTournament), Effect.map(showing("")));

export const previewOfBoard = (code: string, address: string) =>
  readCode(code).pipe(
    Effect.flatMap((shareCode) => sharedTournament({ shareCode, address })),
    Effect.map(showing("Live leaderboard · ")),
  );

const showing =
  (what: string) =>
  ({ settings: { name, location, ...dates } }: Pick<TournamentRow, "settings">): Preview => ({
    title: name,
    description: what + [daysText(dates), location].filter(Boolean).join(" · "),
  });

/** The dates are those of a calendar at the place of the event, so no zone may move them. */
const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 27 – 28, 2026", or the one day. */
const daysText = ({
  startDate,
  endDate,
}: Pick<TournamentRow["settings"], "startDate" | "endDate">) =>
  startDate ? inWords.formatRange(dayOf(startDate), dayOf(endDate ?? startDate)) : null;

const dayOf = (date: string) => new Date(date.slice(0, "YYYY-MM-DD".length));
