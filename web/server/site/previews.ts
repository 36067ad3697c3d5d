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

const DAY = 10;

const showing =
  (what: string) =>
  ({ settings: { name, location, startDate } }: Pick<TournamentRow, "settings">): Preview => ({
    title: name,
    description: what + [startDate?.slice(0, DAY), location].filter(Boolean).join(" · "),
  });
