import { Effect } from "effect";
import type { AdminCaller } from "../../../../../application/access/callers.ts";
import { manages } from "../../../../../application/access/rules.ts";
import { Health } from "../../../../../application/ports/Health.ts";
import { OrganiserClock } from "../../../../../application/ports/OrganiserClock.ts";
import { hasDayForEach, latestRoundDue } from "../../../../../domain/shared/roundDays.ts";
import type { WallClock } from "../../../../../domain/shared/values.ts";
import type { Fees } from "../../../../../domain/tournament/fees.ts";
import { saidOfRounds } from "../../../../../domain/tournament/rulings.ts";
import { dayOf } from "../../../../../domain/tournament/status.ts";
import { fieldWork, notStartedIn } from "../../../../../projections/registrations/waiting.ts";
import { lateWork } from "../../../../../projections/scorecards/lateCards.ts";
import {
  type NearTournament,
  nearTournaments,
} from "../../../../../projections/tournaments/near.ts";
import type { AdminToday, WorkOfEvent } from "../../../../contract/event/adminToday.ts";
import { waitingCardsIn } from "../../card/waitingCards.ts";
import { troubleIn } from "./trouble.ts";

const A_WEEK = 7 * 24 * 60 * 60 * 1000;

const dayFrom = (today: WallClock, milliseconds: number) =>
  new Date(Date.parse(`${dayOf(today)}T00:00:00Z`) + milliseconds).toISOString().slice(0, 10);

/**
 * The events of a week around today that this administrator manages, with the work that waits in
 * them.
 */
export const todayOfAdmin = Effect.fnUntraced(function* (admin: AdminCaller) {
  const now = yield* OrganiserClock.use((clock) => clock.now);
  const near = yield* nearTournaments(dayFrom(now, -A_WEEK), dayFrom(now, A_WEEK));
  const own = near.filter(({ tournament_id: tournamentId, settings }) =>
    manages(admin, { tournamentId, settings }),
  );
  const ids = own.map((each) => each.tournament_id);
  const field = yield* fieldWork(ids);
  const late = yield* lateWork(ids);
  const events = yield* Effect.forEach(
    own,
    Effect.fnUntraced(function* (tournament: NearTournament) {
      const { tournament_id: id, settings, status } = tournament;
      const event: WorkOfEvent = {
        ...{ id, status },
        ...(yield* waitingCardsIn(id, settings)),
        name: settings.name,
        startDate: settings.startDate,
        endDate: settings.endDate,
        location: settings.location,
        isToday: isToday(tournament, now),
        lateScores: late.get(id) ?? 0,
        notPaid: costsSomething(settings) ? (field.get(id) ?? 0) : 0,
        ...(yield* roundOfNow(tournament, now)),
      };
      return event;
    }),
  );
  const today: AdminToday = {
    events: events.toSorted((one, other) => Number(other.isToday) - Number(one.isToday)),
    trouble: troubleIn(yield* Health.use((health) => health.report)),
  };
  return today;
});

const costsSomething = ({ registrationFee, otherFees = [] }: Fees) =>
  (registrationFee ?? 0) > 0 || otherFees.some(({ amount }) => amount > 0);

/**
 * The round of the day with those who have not started it. If several rounds share a day, the first
 * one that somebody has not started: in the morning nobody is late for the round of the afternoon.
 */
const roundOfNow = Effect.fnUntraced(function* (
  { tournament_id: id, settings, status, rulings }: NearTournament,
  now: WallClock,
) {
  const latest = status === "active" ? latestRoundDue(settings, now) : null;
  if (latest === null) return { round: null, notStarted: 0 };
  const first = hasDayForEach(settings) ? latest : 1;
  const said = saidOfRounds(latest, rulings).slice(first - 1);
  for (const { roundNumber: round } of said.filter(({ counts }) => counts)) {
    const notStarted = yield* notStartedIn(id, round);
    if (notStarted > 0) return { round, notStarted };
  }
  return { round: latest, notStarted: 0 };
});

const isToday = ({ settings, status }: NearTournament, now: WallClock): boolean => {
  const { startDate, endDate } = settings;
  if (status === "active") return true;
  if (startDate === null) return false;
  const today = dayOf(now);
  return dayOf(startDate) <= today && today <= dayOf(endDate ?? startDate);
};
