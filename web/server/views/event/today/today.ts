import { Effect } from "effect";
import { OrganiserClock } from "../../../../../application/ports/OrganiserClock.ts";
import { People } from "../../../../../application/ports/People.ts";
import { scorecardIdOf } from "../../../../../domain/shared/derivedIds.ts";
import { daysFrom } from "../../../../../domain/shared/roundDays.ts";
import type { PlayerId, WallClock } from "../../../../../domain/shared/values.ts";
import { type GroupRow, groupsOf } from "../../../../../projections/groups/queries.ts";
import { cardsOfPlayerIn, cardsWithIds } from "../../../../../projections/scorecards/queries.ts";
import {
  type RegistrationWithTournament,
  registrationsOfPlayer,
} from "../../../../../projections/tournaments/registrationsOfPlayer.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { matchesOver } from "../../match/matchesOver.ts";
import { nameIn } from "../../person/nameIn.ts";
import { cardsToMark } from "./cardsToMark.ts";
import { ownGames } from "./ownGames.ts";
import { ownStanding } from "./ownStanding.ts";
import { roundInPlay } from "./roundInPlay.ts";

/** A player's events that are active or begin within a week, the one in play first. */
export const todayOf = Effect.fnUntraced(function* (playerId: PlayerId) {
  const now = yield* OrganiserClock.use((clock) => clock.now);
  const registrations = yield* registrationsOfPlayer(playerId);
  const near = registrations.filter((each) => isNear(each, now)).toSorted(byUrgency);
  return yield* Effect.forEach(near, (registration) => todayIn(registration, now));
});

const A_WEEK = 7;

/**
 * An event is over for a player who has left it or was disqualified, but not for a player who
 * missed the cut.
 */
const isNear = (
  { status, player_status, tournament }: RegistrationWithTournament,
  now: WallClock,
): boolean => {
  if (status === "cancelled") return false;
  if (player_status === "withdrawn" || player_status === "disqualified") return false;
  if (tournament.status === "active") return true;
  const { startDate } = tournament.settings;
  return (
    tournament.status === "upcoming" && startDate !== null && daysFrom(now, startDate) <= A_WEEK
  );
};

const byUrgency = (a: RegistrationWithTournament, b: RegistrationWithTournament) =>
  Number(b.tournament.status === "active") - Number(a.tournament.status === "active") ||
  startOf(a).localeCompare(startOf(b));

const startOf = ({ tournament }: RegistrationWithTournament) => tournament.settings.startDate ?? "";

const todayIn = Effect.fnUntraced(function* (
  registration: RegistrationWithTournament,
  now: WallClock,
) {
  const { tournament_id: id, player_id: playerId, status, tournament } = registration;
  const hasPlace = status === "registered";
  const cards = hasPlace ? yield* cardsOfPlayerIn(id, playerId) : [];
  const groups = (hasPlace ? yield* groupsOf(id) : []).filter(({ members }) =>
    members.some((member) => member.playerId === playerId),
  );
  const ofGroups = groups.flatMap(({ round, members }) =>
    members.map((member) => scorecardIdOf({ tournamentId: id, playerId: member.playerId, round })),
  );
  const groupCards = ofGroups.length > 0 ? yield* cardsWithIds(ofGroups) : [];
  // Who won without playing has a place, too.
  const isOn = cards.length > 0 || (hasPlace && tournament.status === "active");
  const isOver = yield* matchesOver(id, tournament.settings);
  const { name, startDate, endDate, location, numberOfRounds, shareCode } = tournament.settings;
  const today: TodayEvent = {
    event: {
      ...{ id, name, startDate, endDate, location, numberOfRounds },
      status: tournament.status,
      shareCode: hasPlace ? (shareCode ?? null) : null,
    },
    status,
    waitlistPlace: registration.waitlist_place,
    round: hasPlace
      ? yield* roundInPlay({ registration, cards, groups, groupCards, now, isOver })
      : null,
    ...(yield* cardsToMark(playerId, groupCards, isOver)),
    teeTime: yield* nextTeeTime(playerId, groups, now),
    standing: isOn ? yield* ownStanding(registration) : null,
    games: hasPlace ? yield* ownGames(id, playerId) : [],
  };
  return today;
});

const nextTeeTime = Effect.fnUntraced(function* (
  playerId: PlayerId,
  groups: ReadonlyArray<GroupRow>,
  now: WallClock,
) {
  const next = groups.find(({ tee_time }) => tee_time > now);
  if (!next) return null;
  const partners = next.members.map((member) => member.playerId).filter((id) => id !== playerId);
  const people = yield* People.use(({ named }) => named(partners));
  return {
    roundNumber: next.round,
    at: next.tee_time,
    groupName: next.name,
    startHole: next.start_hole,
    partners: partners.map((id) => nameIn(people, id)),
  };
});
