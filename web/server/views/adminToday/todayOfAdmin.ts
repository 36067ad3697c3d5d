import { Effect } from "effect";
import type { AdminCaller } from "../../../../application/access/callers.ts";
import { manages } from "../../../../application/access/rules.ts";
import { Health } from "../../../../application/ports/Health.ts";
import { OrganiserClock } from "../../../../application/ports/OrganiserClock.ts";
import { latestRoundDue } from "../../../../domain/shared/roundDays.ts";
import type { WallClock } from "../../../../domain/shared/values.ts";
import { dayOf } from "../../../../domain/tournament/status.ts";
import { fieldWork, notStartedIn } from "../../../../projections/registrations/waiting.ts";
import { cardWork } from "../../../../projections/scorecards/waiting.ts";
import { type NearTournament, nearTournaments } from "../../../../projections/tournaments/near.ts";
import type { AdminToday, WorkOfEvent } from "../../../contract/adminToday.ts";
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
  const cards = yield* cardWork(ids);
  const field = yield* fieldWork(ids);
  const events = yield* Effect.forEach(
    own,
    Effect.fnUntraced(function* (tournament: NearTournament) {
      const { tournament_id: id, settings, status } = tournament;
      const round = status === "active" ? latestRoundDue(settings, now) : null;
      const { toVerify = 0, sentBack = 0 } = cards.get(id) ?? {};
      const event: WorkOfEvent = {
        ...{ id, status, round, toVerify, sentBack },
        name: settings.name,
        startDate: settings.startDate,
        endDate: settings.endDate,
        location: settings.location,
        isToday: isToday(tournament, now),
        notPaid: settings.registrationFee ? (field.get(id) ?? 0) : 0,
        notStarted: round === null ? 0 : yield* notStartedIn(id, round),
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

const isToday = ({ settings, status }: NearTournament, now: WallClock): boolean => {
  const { startDate, endDate } = settings;
  if (status === "active") return true;
  if (startDate === null) return false;
  const today = dayOf(now);
  return dayOf(startDate) <= today && today <= dayOf(endDate ?? startDate);
};
