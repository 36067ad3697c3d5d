import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { anyEvent, oneEvent, oneSideGame } from "../params.ts";
import { ListedSideGame, SideGame, SideGameParticipant } from "./sideGame.ts";
import { JoinSideGame, NewSideGame } from "./sideGameInput.ts";
import { SideGameResults } from "./sideGameResults.ts";

export const listSideGames = endpoint({
  summary: "The side games of an event, as they were created",
  method: "GET",
  path: "/api/events/:eventId/side-games",
  access: "registeredOrAdmin",
  from: ["side_games", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(ListedSideGame) },
});

export const createSideGame = endpoint({
  summary: "Creates a side game",
  method: "POST",
  path: "/api/events/:eventId/side-games",
  access: "eventAdmin",
  params: oneEvent,
  body: NewSideGame,
  success: { status: 201, body: SideGame },
  refusals: ["HoleIsNotPar3"],
  // The first game of an event turns its side games on.
});

export const joinSideGame = endpoint({
  summary:
    "Joins a side game, or takes another team or partner, until the first score on its holes",
  method: "POST",
  path: "/api/side-games/:sideGameId/join",
  access: "sideGamePlayer",
  changes: ["registrations"],
  params: oneSideGame,
  body: JoinSideGame,
  success: { status: 201, body: SideGameParticipant },
  refusals: [
    "SideGameNotFound",
    "SideGameNotOpen",
    "AlreadyInSideGame",
    "SideGameStarted",
    "SideGameFull",
    "TeamNameMissing",
    "PartnerMissing",
    "PartnerIsOneself",
    "PartnerNotRegistered",
  ],
});

export const getSideGameResults = endpoint({
  summary: "How a side game stands, and who wins what",
  method: "GET",
  path: "/api/side-games/:sideGameId/results",
  access: "sideGameReader",
  from: ["side_games", "players"],
  params: oneSideGame,
  success: { status: 200, body: SideGameResults },
});
