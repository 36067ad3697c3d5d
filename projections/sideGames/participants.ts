import type { PlayerId, SideGameId } from "../../domain/shared/values.ts";
import { json, type Statement, statement } from "../engine/statements.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { SideGameTables } from "./tables.ts";

const { upsert } = tablesOf<SideGameTables>();

type Row = SideGameTables["side_game_participant"];

interface OfPlayer {
  readonly side_game_id: SideGameId;
  readonly player_id: PlayerId;
}

type ChosenSide = Pick<Row, "team_name" | "partner_id" | "is_team_captain">;

/** What happened to the players of games, in the order in which it happened. */
export type ParticipantFact =
  | { readonly kind: "joined"; readonly row: Row }
  | ({ readonly kind: "side"; readonly side: ChosenSide } & OfPlayer)
  | ({ readonly kind: "left"; readonly position: number } & OfPlayer);

/** The last word on each player: a whole row, another side of a row that is there, or that they left. */
const lastFacts = (facts: ReadonlyArray<ParticipantFact>) => {
  const last = new Map<string, ParticipantFact>();
  for (const fact of facts) {
    const key = keyOf(fact.kind === "joined" ? fact.row : fact);
    const before = last.get(key);
    last.set(
      key,
      fact.kind === "side" && before?.kind === "joined"
        ? { kind: "joined", row: { ...before.row, ...fact.side } }
        : fact,
    );
  }
  return [...last.values()];
};

const keyOf = ({ side_game_id, player_id }: OfPlayer) => `${side_game_id} ${player_id}`;

/** The players of games at the end of a whole history, in the order of joining. */
export const participantsAfter = (facts: ReadonlyArray<ParticipantFact>): ReadonlyArray<Row> =>
  lastFacts(facts)
    .flatMap((fact) => (fact.kind === "joined" ? [fact.row] : []))
    .toSorted((one, other) => one.position - other.position);

/** For rows of which some may be there already. */
export const writeParticipants = (
  facts: ReadonlyArray<ParticipantFact>,
): ReadonlyArray<Statement> => {
  const last = lastFacts(facts);
  const left = last.flatMap(({ kind, ...fact }) => (kind === "left" ? [fact] : []));
  const sides = last.flatMap((fact) => {
    if (fact.kind !== "side") return [];
    const { side_game_id, player_id, side } = fact;
    return [{ side_game_id, player_id, ...side }];
  });
  const joined = last.flatMap((fact) => (fact.kind === "joined" ? [fact.row] : []));
  return [
    ...upsert("side_game_participant", ["side_game_id", "player_id"], joined),
    ...(sides.length === 0 ? [] : [statement(changeSides, json(sides))]),
    ...(left.length === 0 ? [] : [statement(takeOut, json(left))]),
  ];
};

const changeSides = `
  update side_game_participant as player
  set team_name = now.team_name, partner_id = now.partner_id, is_team_captain = now.is_team_captain
  from json_to_recordset($1) as now
    (side_game_id uuid, player_id uuid, team_name text, partner_id uuid, is_team_captain boolean)
  where player.side_game_id = now.side_game_id and player.player_id = now.player_id`;

const takeOut = `
  delete from side_game_participant as player
  using json_to_recordset($1) as gone (side_game_id uuid, player_id uuid, position bigint)
  where player.side_game_id = gone.side_game_id and player.player_id = gone.player_id
    and player.position < gone.position`;
