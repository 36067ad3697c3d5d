import { Console, Effect } from "effect";
import { allTournaments, withArchivedTournaments } from "../../../projections/tournaments/lists.ts";
import type { TournamentRow } from "../../../projections/tournaments/queries.ts";
import { countText } from "../terminal/countText.ts";

export const listTournaments = Effect.fn("golf events list")(function* ({
  all,
  json,
}: {
  readonly all: boolean;
  readonly json: boolean;
}) {
  const found = (yield* all ? withArchivedTournaments : allTournaments).map(shown);
  if (json) return yield* Console.log(JSON.stringify(found));
  for (const tournament of found) yield* Console.log(lineOf(tournament));
  yield* Console.log(`${countText(found.length, "event")}.`);
});

const shown = (row: TournamentRow) => {
  const { name, startDate, endDate } = row.settings;
  return {
    ...{ id: row.tournament_id, number: row.number, name, startDate, endDate },
    ...{ status: row.status, players: row.participant_count, isArchived: row.is_archived },
  };
};

type Shown = ReturnType<typeof shown>;

const lineOf = ({ id, number, name, status, players, isArchived, ...dates }: Shown) =>
  [
    ...[id, String(number), name, `${dates.startDate ?? "-"} to ${dates.endDate ?? "-"}`],
    ...[status, countText(players, "player")],
    ...(isArchived ? ["archived"] : []),
  ].join("\t");
