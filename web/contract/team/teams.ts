import { Schema } from "effect";
import { PlayerId, TeamId, TournamentId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { optionalText, requiredText } from "../inputs/texts.ts";
import { anyEvent, oneEvent, oneTeam } from "../params.ts";
import { Done, numberOrNull, PersonName } from "../shared.ts";

export const TeamType = Schema.Literals(["pair", "team"]);

const players = Schema.Array(
  Schema.Struct({ id: PlayerId, ...PersonName.fields, handicap: numberOrNull }),
);

export const EventTeam = Schema.Struct({
  id: TeamId,
  eventId: TournamentId,
  name: Schema.String,
  type: TeamType,
  players,
  /** The same list. */
  members: players,
}).annotate({ identifier: "EventTeam" });
export type EventTeam = typeof EventTeam.Type;

export const listTeams = endpoint({
  summary: "The pairs and teams of an event, in the order in which they were formed",
  method: "GET",
  path: "/api/events/:eventId/teams",
  access: "admin",
  from: ["teams", "registrations", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(EventTeam) },
});

const fillIn = "Please fill in all fields";
const nameAndTwo = "Please provide team name and select at least 2 players";

/** Sent by the forms and ignored: the call itself decides which of the two it is. */
const type = Schema.optionalKey(optionalText("Type", 20));

export const formPair = endpoint({
  summary: "Makes two players a pair",
  method: "POST",
  path: "/api/admin/events/:eventId/pairs",
  access: "eventAdmin",
  params: oneEvent,
  body: Schema.Struct({
    name: requiredText("Name", 100, fillIn),
    player1Id: PlayerId.pipe(sentence(fillIn)),
    player2Id: PlayerId.pipe(sentence(fillIn)),
    type,
  }),
  success: { status: 201, body: EventTeam },
  refusals: ["WrongTeamSize", "PlayerTwiceInTeam", "TeamOfStrangers", "TeamNotFound"],
});

/** A larger team makes no sense and would only fill the database. */
const atMost100 = Schema.isMaxLength(100, says("A team has at most 100 players"));

export const formTeam = endpoint({
  summary: "Makes two or more players a team",
  method: "POST",
  path: "/api/admin/events/:eventId/teams",
  access: "eventAdmin",
  params: oneEvent,
  body: Schema.Struct({
    name: requiredText("Team name", 100, nameAndTwo),
    playerIds: Schema.Array(PlayerId)
      .check(Schema.isMinLength(2), atMost100)
      .pipe(sentence(nameAndTwo)),
    type,
  }),
  success: { status: 201, body: EventTeam },
  refusals: ["WrongTeamSize", "PlayerTwiceInTeam", "TeamOfStrangers", "TeamNotFound"],
});

export const disbandTeam = endpoint({
  summary: "Disbands a pair or a team",
  method: "DELETE",
  path: "/api/admin/events/:eventId/teams/:teamId",
  access: "eventAdmin",
  params: oneTeam,
  success: { status: 200, body: Done },
  refusals: ["TeamNotFound"],
});
