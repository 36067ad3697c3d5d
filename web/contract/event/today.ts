import { Schema } from "effect";
import {
  HoleNumber,
  RoundNumber,
  ShareCode,
  SideGameId,
  TournamentId,
  WallClock,
} from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { RegistrationStatus } from "../field/registration.ts";
import { Money } from "../inputs/cents.ts";
import { intOrNull, PersonName, textOrNull } from "../shared.ts";
import { EventStatus } from "./event.ts";

const RoundInPlay = Schema.Struct({
  roundNumber: RoundNumber,
  /**
   * The holes that are still to play, from the hole where the group starts. None once the card is
   * complete, or the player's match is over.
   */
  holesLeft: Schema.Array(HoleNumber),
  thru: Schema.Int,
  /** Until they are settled by a member of the tee group or an administrator. */
  disputed: Schema.Array(HoleNumber),
  /** An administrator sent the card back. */
  sentBack: Schema.NullOr(Schema.Struct({ reason: Schema.String })),
  /** Whose signature counts. An answer that an older version has stored on a device has none. */
  signedBy: Schema.optionalKey(Schema.Array(PersonName)),
});

/** An event with the facts that concern a player today. */
export const TodayEvent = Schema.Struct({
  event: Schema.Struct({
    id: TournamentId,
    name: Schema.String,
    startDate: Schema.NullOr(WallClock),
    endDate: Schema.NullOr(WallClock),
    location: Schema.String,
    status: EventStatus,
    numberOfRounds: Schema.Int,
    /** The code of the public board; null if there is none. */
    shareCode: Schema.NullOr(ShareCode),
  }),
  status: RegistrationStatus,
  waitlistPlace: intOrNull,
  /** The card that needs attention: one that was sent back, otherwise that of today's round. */
  round: Schema.NullOr(RoundInPlay),
  /** Complete cards of the player's tee group that wait for this player's signature. */
  cardsToSign: Schema.Int,
  /** Disputed holes on cards of the player's tee group that this player may settle. */
  holesToSettle: Schema.Int,
  /** The player's next tee time in the future. */
  teeTime: Schema.NullOr(
    Schema.Struct({
      roundNumber: RoundNumber,
      at: WallClock,
      groupName: Schema.String,
      /** Null where the group starts on the first hole. */
      startHole: Schema.NullOr(HoleNumber),
      partners: Schema.Array(PersonName),
    }),
  ),
  /** In the scoring that decides the competition; null before the player's first score. */
  standing: Schema.NullOr(
    Schema.Struct({
      /** As on the board: "T3". */
      position: Schema.String,
      players: Schema.Int,
      total: Schema.String,
      thru: Schema.String,
      /** In match play matches decide, whatever the strokes are. */
      scoring: Schema.Literals(["gross", "net", "stableford", "matches"]),
    }),
  ),
  /** The side games that the player has joined. */
  games: Schema.Array(
    Schema.Struct({
      id: SideGameId,
      /** A page may be older than the server, and then it does not know every type. */
      gameType: Schema.String,
      purse: Money,
      /** The part of the purse that nobody has won. */
      unclaimed: Money,
      /** As in the game: "T1". Null until there is a result. */
      place: textOrNull,
      winnings: Money,
      /**
       * It is the player's turn to be the wolf on a hole without a choice, or everybody has played a
       * hole of which nobody has recorded a distance.
       */
      isAsked: Schema.Boolean,
      /** The first such hole. An answer that an older version has stored on a device has none. */
      askedHole: Schema.optionalKey(Schema.NullOr(HoleNumber)),
    }),
  ),
}).annotate({ identifier: "TodayEvent" });
export type TodayEvent = typeof TodayEvent.Type;

export const getToday = endpoint({
  summary: "The player's events that are played, or begin within a week, with what is to be done",
  method: "GET",
  path: "/api/user/today",
  access: "player",
  from: [
    "tournaments",
    "registrations",
    "scorecards",
    "leaderboard",
    "groups",
    "teams",
    "matches",
    "side_games",
  ],
  success: { status: 200, body: Schema.Array(TodayEvent) },
});
