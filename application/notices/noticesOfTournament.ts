import { Effect } from "effect";
import { entryOf } from "../../domain/field/field.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, WallClock } from "../../domain/shared/values.ts";
import type { TeeSheet } from "../../domain/teeSheet/teeSheet.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { stillPlays } from "../access/rules.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { placesIn } from "../facts/placesIn.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { startText } from "../teeSheet/startText.ts";
import type { Notice, Notices } from "./notice.ts";

/** The next tee time of each of these players, and once the tournament is over the place. */
export const noticesOfTournament = Effect.fnUntraced(function* (
  tournament: CreatedTournament,
  players: ReadonlyArray<PlayerId>,
) {
  const { status, tournamentId } = tournament;
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const playing = players.filter((id) => stillPlays(entryOf(field, id) ?? null));
  if (status === "cancelled") return new Map() satisfies Notices;
  const found = yield* status === "completed" ? resultsOf(tournament) : startsOf(tournament);
  return new Map(
    playing.map((id) => {
      const notice = found.get(id);
      return [id, notice ? [notice] : []] as const;
    }),
  ) satisfies Notices;
});

type Found = ReadonlyMap<string, Notice>;

const resultsOf = Effect.fnUntraced(function* (tournament: CreatedTournament) {
  const places = yield* placesIn(tournament);
  const results = [...places].map(([playerId, place]) => {
    const body = `It is over. Your place: ${place}.`;
    const notice = { kind: "result", fact: place, body, page: "?tab=leaderboard" } as const;
    return [playerId, notice] as const;
  });
  return new Map(results) satisfies Found;
});

const startsOf = Effect.fnUntraced(function* ({ tournamentId }: CreatedTournament) {
  const { read } = yield* TeeSheetStreams;
  const { state } = yield* read(streams.teeSheet(tournamentId), noAge);
  const toCome = startsToCome(state, yield* OrganiserClock.use((clock) => clock.now));
  const starts = [...toCome].map(([playerId, start]) => {
    const body = `You tee off at ${start}.`;
    return [playerId, { kind: "teeTime", fact: start, body, page: "?tab=schedule" }] as const;
  });
  return new Map(starts) satisfies Found;
});

const startsToCome = ({ groups }: TeeSheet, now: WallClock): ReadonlyMap<PlayerId, string> => {
  const toCome = [...groups.values()].filter(({ teeTime }) => teeTime >= now);
  // Of several entries of a player the last one counts, which is the first start.
  const lastFirst = toCome.toSorted((a, b) => (a.teeTime < b.teeTime ? 1 : -1));
  return new Map(
    lastFirst.flatMap((group) => group.playerIds.map((id) => [id, startText(group)] as const)),
  );
};
