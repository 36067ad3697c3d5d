import { Effect } from "effect";
import { manages } from "../../../application/access/rules.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { People } from "../../../application/ports/People.ts";
import { Players } from "../../../application/ports/Players.ts";
import type { RegistrationRow } from "../../../projections/registrations/queries.ts";
import { averagesOfPlayers } from "../../../projections/scoringAverages/queries.ts";
import type { AdminParticipant, Participant } from "../../contract/participants.ts";
import type { AdminCaller } from "../gate/callers.ts";
import { byName } from "./byName.ts";

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
  const isTheirs = manages(admin, tournament);
  return (yield* join(rows)).map((joined) => toAdminParticipant(joined, isTheirs)).toSorted(byName);
});

const join = Effect.fnUntraced(function* (rows: ReadonlyArray<RegistrationRow>) {
  const ids = rows.map((row) => row.player_id);
  const people = yield* People.use(({ named }) => named(ids));
  const players = yield* Players.use(({ manyById }) => manyById(ids));
  const averages = yield* averagesOfPlayers(ids);
  return rows.flatMap((row) => {
    const person = people.get(row.player_id);
    const scoringAverages = averages.get(row.player_id);
    if (!person || !scoringAverages) return [];
    const player = players.get(row.player_id);
    const participant: Participant = {
      id: row.player_id,
      ...person,
      shirtSize: player?.shirtSize ?? null,
      scoringAverages,
      playerStatus: row.player_status,
    };
    return [{ participant, email: player?.email ?? "", row }];
  });
});

interface Joined {
  readonly participant: Participant;
  readonly email: string;
  readonly row: RegistrationRow;
}

const statuses = { registered: "approved", waitlist: "pending", cancelled: "cancelled" } as const;

const toAdminParticipant = (
  { participant, email, row }: Joined,
  isTheirs: boolean,
): AdminParticipant => ({
  ...participant,
  email,
  teeId: row.tee_id,
  registrationDate: row.registration_date,
  status: statuses[row.status],
  registrationId: row.registration_id,
  paymentStatus: row.payment_status,
  paymentAmount: row.payment_amount,
  leavingReason: isTheirs ? row.left_reason : null,
  waitlistPlace: row.waitlist_place,
});
