import { json, type Statement, statement } from "../engine/statements.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { SideGameTables } from "./tables.ts";

const { upsert } = tablesOf<SideGameTables>();

type Row = SideGameTables["side_game_participant"];

type OfPlayer = Pick<Row, "side_game_id" | "player_id">;

interface SideFact extends OfPlayer, Pick<Row, "team_name" | "partner_id" | "is_team_captain"> {
  readonly position: Row["position"];
}

interface LeftFact extends OfPlayer {
  readonly position: Row["position"];
}

/** What happened to the players of games, in the order in which it happened. */
export type ParticipantFact =
  | { readonly kind: "joined"; readonly fact: Row }
  | { readonly kind: "side"; readonly fact: SideFact }
  | { readonly kind: "left"; readonly fact: LeftFact };

/** The last joining of a player, and what came after it. */
interface Last {
  readonly joined?: Row;
  readonly side?: SideFact;
  readonly left?: LeftFact;
}

const lastFacts = (facts: ReadonlyArray<ParticipantFact>): ReadonlyArray<Last> => {
  const last = new Map<string, Last>();
  for (const each of facts) {
    const key = keyOf(each.fact);
    if (each.kind === "joined") last.set(key, { joined: each.fact });
    else last.set(key, { ...last.get(key), [each.kind]: each.fact });
  }
  return [...last.values()];
};

const keyOf = ({ side_game_id, player_id }: OfPlayer) => `${side_game_id} ${player_id}`;

/** The players of games at the end of a whole history, in the order of joining. */
export const participantsAfter = (facts: ReadonlyArray<ParticipantFact>): ReadonlyArray<Row> =>
  lastFacts(facts)
    .flatMap(({ joined, side, left }) => (joined && !left ? [{ ...joined, ...sideOf(side) }] : []))
    .toSorted((one, other) => one.position - other.position);

const sideOf = (side: SideFact | undefined) => {
  if (!side) return {};
  const { team_name, partner_id, is_team_captain, position: side_position } = side;
  return { team_name, partner_id, is_team_captain, side_position };
};

/**
 * Who has left keeps a row, so that an older page that is applied again does not bring them back.
 * Each change counts only for a row that is older than it.
 */
export const writeParticipants = (
  facts: ReadonlyArray<ParticipantFact>,
): ReadonlyArray<Statement> => {
  const last = lastFacts(facts);
  const sides = last.flatMap(({ side }) => side ?? []);
  const left = last.flatMap((each) => each.left ?? []);
  return [
    ...upsert(
      "side_game_participant",
      ["side_game_id", "player_id"],
      last.flatMap(({ joined }) => joined ?? []),
    ),
    ...(sides.length === 0 ? [] : [statement(changeSides, json(sides))]),
    ...(left.length === 0 ? [] : [statement(takeOut, json(left))]),
  ];
};

const changeSides = `
  update side_game_participant as player
  set team_name = now.team_name, partner_id = now.partner_id,
    is_team_captain = now.is_team_captain, side_position = now.position
  from json_to_recordset($1) as now (side_game_id uuid, player_id uuid, team_name text,
    partner_id uuid, is_team_captain boolean, position bigint)
  where player.side_game_id = now.side_game_id and player.player_id = now.player_id
    and player.side_position < now.position`;

const takeOut = `
  update side_game_participant as player set is_left = true
  from json_to_recordset($1) as gone (side_game_id uuid, player_id uuid, position bigint)
  where player.side_game_id = gone.side_game_id and player.player_id = gone.player_id
    and player.position < gone.position`;
