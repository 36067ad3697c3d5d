import { Effect } from "effect";
import { teeIn } from "../../../../domain/field/handicap.ts";
import { type GameType, recordKindOf } from "../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { chosenHoles } from "../../../../domain/sideGame/holesInPlay.ts";
import type { SideGameSettings } from "../../../../domain/sideGame/settings.ts";
import { type Fees, feeOf } from "../../../../domain/tournament/fees.ts";
import type { RegistrationRow } from "../../../../projections/registrations/queries.ts";
import { joinedGamesOf } from "../../../../projections/sideGames/queries.ts";
import {
  type RegistrationWithTournament,
  registrationsOfPlayer,
} from "../../../../projections/tournaments/registrationsOfPlayer.ts";
import type {
  EntryMoney,
  Registration,
  RegistrationWithEvent,
} from "../../../contract/field/registration.ts";

/** The own tee of a player as it was chosen or corrected last. */
export const latestTee = ({ tee_id: teeId, corrections }: RegistrationRow) =>
  teeIn({ teeId, corrections }, Number.POSITIVE_INFINITY);

/** What was paid stays owed, whatever the fee is now, so that paid and open are what is owed. */
export const entryMoneyOf = (
  { fee: kind, payment_status, payment_amount, receipt }: RegistrationRow,
  fees: Fees,
): EntryMoney =>
  payment_status === "paid" && payment_amount !== null
    ? { kind, amount: payment_amount, receipt }
    : { kind, amount: feeOf(kind, fees), receipt: null };

export const registrationOf = (row: RegistrationRow): Registration => ({
  id: row.registration_id,
  eventId: row.tournament_id,
  userId: row.player_id,
  teeId: latestTee(row),
  registrationDate: row.registration_date,
  status: row.status,
  paymentStatus: row.payment_status,
  playerStatus: row.player_status,
  waitlistPlace: row.waitlist_place,
  waitlistReason: waitlistReasonOf(row),
});

/** Those of a player, with their events. */
export const showRegistrationsOf = Effect.fnUntraced(function* (playerId: PlayerId) {
  const rows = yield* registrationsOfPlayer(playerId);
  const tournaments = rows.map((row) => row.tournament_id);
  const joined = yield* joinedGamesOf(playerId, tournaments);
  return rows.map((row) =>
    withEvent(
      row,
      joined.flatMap((each) => (each.tournament_id === row.tournament_id ? each.settings : [])),
    ),
  );
});

const withEvent = (
  row: RegistrationWithTournament,
  games: ReadonlyArray<SideGameSettings>,
): RegistrationWithEvent => {
  const { name, startDate, endDate, location, isPrivate } = row.tournament.settings;
  const { status } = row.tournament;
  // A player who has left the field of a private event may see it only as an outsider.
  const isStranger = isPrivate && row.status === "cancelled";
  const description = isStranger ? null : row.tournament.settings.description;
  const id = row.tournament_id;
  return {
    ...registrationOf(row),
    fee: entryMoneyOf(row, row.tournament.settings),
    isInWolfGame: games.some(({ gameType }) => recordKindOf(gameType) === "wolf"),
    measuredOn: games.filter(({ gameType }) => isEnteredOnHoles(gameType)).flatMap(roundsOf),
    event: { id, name, description, startDate, endDate, location, status },
  };
};

/** Choices of the wolf are asked for on every hole. */
const isEnteredOnHoles = (gameType: GameType) => {
  const kind = recordKindOf(gameType);
  return kind !== null && kind !== "wolf";
};

export const waitlistReasonOf = ({ waitlist_place: place, places }: RegistrationRow) =>
  place === null || places === null
    ? null
    : `You are number ${place} in line. All ${places} places were taken when you registered.`;

const roundsOf = (game: SideGameSettings) =>
  game.roundNumbers.map((roundNumber) => ({
    roundNumber,
    holeNumbers: chosenHoles(game, roundNumber),
  }));
