import { Schema } from "effect";
import { PlayerId, SideGameId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { Balance, Money } from "../inputs/cents.ts";
import { anyEvent } from "../params.ts";
import { PersonName } from "../shared.ts";
import { SideGameResults } from "../sideGame/sideGameResults.ts";

/** Above zero the player gets money, below zero the player pays. */
const balance = { playerId: PlayerId, amount: Balance };

export const EventMoney = Schema.Struct({
  /** All players who have joined a game, over all games; the amounts add up to zero. */
  balances: Schema.Array(Schema.Struct({ ...balance, user: PersonName })),
  /** The payments that settle all balances. */
  transfers: Schema.Array(Schema.Struct({ from: PlayerId, to: PlayerId, amount: Balance })),
  /** In the order in which they were created, each with its own payments. */
  games: Schema.Array(
    Schema.Struct({
      sideGameId: SideGameId,
      /** A page may be older than the server, and then it does not know every type. */
      gameType: Schema.String,
      status: SideGameResults.fields.status,
      purse: Money,
      unclaimed: Money,
      balances: Schema.Array(Schema.Struct(balance)),
    }),
  ),
}).annotate({ identifier: "EventMoney" });
export type EventMoney = typeof EventMoney.Type;

export const getEventMoney = endpoint({
  summary:
    "Who owes whom from all side games of an event as they stand, in as few payments as can be",
  method: "GET",
  path: "/api/events/:eventId/money",
  access: "registeredOrAdmin",
  from: ["side_games", "players"],
  params: anyEvent,
  success: { status: 200, body: EventMoney },
});
