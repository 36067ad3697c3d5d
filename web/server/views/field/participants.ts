import { Effect } from "effect";
import { manages } from "../../../../application/access/rules.ts";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { People } from "../../../../application/ports/People.ts";
import { Players } from "../../../../application/ports/Players.ts";
import { type NamedTee, namedTees } from "../../../../application/scorecard/teeNames.ts";
import type { Fees } from "../../../../domain/tournament/fees.ts";
import type { RegistrationRow } from "../../../../projections/registrations/queries.ts";
import { lastHandicapsIn } from "../../../../projections/scorecards/lastHandicaps.ts";
import { averagesOfPlayers } from "../../../../projections/scoringAverages/queries.ts";
import type { AdminParticipant, Participant } from "../../../contract/field/participants.ts";
import type { AdminCaller } from "../../gate/callers.ts";
import { byName } from "../person/byName.ts";
import { countingHandicap } from "./countingHandicap.ts";
import { entryMoneyOf, latestTee } from "./registrations.ts";

/** The view of other players: the players with a place, without contact data. */
export const participantsOf = Effect.fnUntraced(function* (rows: ReadonlyArray<RegistrationRow>) {
  const withPlace = rows.filter(({ status }) => status === "registered");
  const joined = yield* join(withPlace);
  return joined.map(({ participant }) => participant).toSorted(byName);
});

/** All registrations, with the fields that an organiser needs. */
export const adminParticipantsOf = Effect.fnUntraced(function* (
  rows: ReadonlyArray<RegistrationRow>,
  admin: AdminCaller,
) {
  const [first] = rows;
  if (!first) return [];
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(first.tournament_id));
  const own = { isTheirs: manages(admin, tournament), fees: tournament.settings };
  const tees = rows.flatMap((row) => latestTee(row) ?? []);
  const named = yield* namedTees(tees, { tees: [] }, tournament);
  return (yield* join(rows))
    .map((joined) => toAdminParticipant(joined, named(latestTee(joined.row)), own))
    .toSorted(byName);
});

const join = Effect.fnUntraced(function* (rows: ReadonlyArray<RegistrationRow>) {
  const ids = rows.map((row) => row.player_id);
  // The desk waits for all of them, so a large field is read on several connections at once.
  const [people, players, averages, cards] = yield* Effect.all(
    [
      People.use(({ named }) => named(ids)),
      Players.use(({ manyById }) => manyById(ids)),
      averagesOfPlayers(ids),
      cardsIn(rows),
    ],
    { concurrency: "unbounded" },
  );
  return rows.flatMap((row) => {
    const person = people.get(row.player_id);
    const scoringAverages = averages.get(row.player_id);
    if (!person || !scoringAverages) return [];
    const player = players.get(row.player_id);
    const participant: Participant = {
      id: row.player_id,
      ...person,
      handicap: countingHandicap(row, cards.get(row.player_id), person.handicap),
      shirtSize: player?.shirtSize ?? null,
      scoringAverages,
      playerStatus: row.player_status,
    };
    const { handicap: profileHandicap } = person;
    return [{ participant, profileHandicap, email: player?.email ?? "", row }];
  });
});

/** All rows are of one event. */
const cardsIn = Effect.fnUntraced(function* ([first]: ReadonlyArray<RegistrationRow>) {
  const cards = first ? yield* lastHandicapsIn(first.tournament_id) : [];
  return new Map(cards.map((card) => [card.player_id, card]));
});

interface Joined {
  readonly participant: Participant;
  readonly profileHandicap: number | null;
  readonly email: string;
  readonly row: RegistrationRow;
}

const statuses = { registered: "approved", waitlist: "pending", cancelled: "cancelled" } as const;

const toAdminParticipant = (
  { participant, profileHandicap, email, row }: Joined,
  tee: ReturnType<NamedTee>,
  { isTheirs, fees }: { readonly isTheirs: boolean; readonly fees: Fees },
): AdminParticipant => ({
  ...participant,
  email: isTheirs ? email : null,
  profileHandicap,
  teeId: latestTee(row),
  teeName: tee?.name ?? null,
  registrationDate: row.registration_date,
  status: statuses[row.status],
  registrationId: row.registration_id,
  paymentStatus: row.payment_status,
  paymentAmount: row.payment_amount,
  paymentMethod: row.payment_method,
  fee: entryMoneyOf(row, fees),
  leavingReason: isTheirs ? row.left_reason : null,
  waitlistPlace: row.waitlist_place,
});
