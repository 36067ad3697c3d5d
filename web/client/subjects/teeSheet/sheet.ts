import { GROUP_SIZE } from "../../../../domain/golf/draw/groupSizes.ts";
import type { PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import type { AdminParticipant } from "../../../contract/field/participants.ts";
import type { GolfGroup } from "../../../contract/teeSheet/groups.ts";

/** A player who can be in a group. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly handicap: number | null;
}

/** One round of a tee sheet. */
export interface RoundSheet {
  /** By tee time. */
  readonly groups: ReadonlyArray<GolfGroup>;
  /** Active players without a group, by last name. */
  readonly waiting: ReadonlyArray<Player>;
}

export const sheetOf = (
  groups: ReadonlyArray<GolfGroup>,
  participants: ReadonlyArray<AdminParticipant>,
  round: RoundNumber,
): RoundSheet => {
  const ofRound = groups.filter(({ roundNumber }) => roundNumber === round);
  const grouped = new Set(ofRound.flatMap(({ members }) => members.map(({ userId }) => userId)));
  const waiting = participants
    .filter(plays)
    .filter(({ id }) => !grouped.has(id))
    .toSorted(byLastName)
    .map(playerOf);
  return { groups: ofRound, waiting };
};

/** True for players with a place who have not left or missed a cut. */
const plays = ({ status, playerStatus }: AdminParticipant) =>
  status === "approved" && playerStatus === "playing";

const byLastName = (one: AdminParticipant, other: AdminParticipant) =>
  one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName);

const playerOf = ({ id, firstName, lastName, handicap }: AdminParticipant): Player => {
  return { id, name: `${firstName} ${lastName}`, handicap };
};

export const membersOf = ({ members }: GolfGroup): ReadonlyArray<Player> =>
  members.map(({ user }) => {
    return { id: user.id, name: `${user.firstName} ${user.lastName}`, handicap: user.handicap };
  });

/** The names of these players, from the groups and the waiting list. */
export const namesOf = (
  ids: ReadonlyArray<PlayerId>,
  groups: ReadonlyArray<GolfGroup | null | undefined>,
  { waiting }: RoundSheet,
) => {
  const members = groups.flatMap((group) => (group ? membersOf(group) : []));
  const names = new Map([...waiting, ...members].map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id)).join("\n") || null;
};

/** The order in which a starter calls them: in a shotgun all have one time, and go out by hole. */
export const inOrderOfStart = (groups: ReadonlyArray<GolfGroup>): ReadonlyArray<GolfGroup> =>
  groups.toSorted(
    (one, other) =>
      one.teeTime.localeCompare(other.teeTime) || (one.startHole ?? 1) - (other.startHole ?? 1),
  );

/** Number of free places. */
export const freeSeats = ({ members }: GolfGroup) => GROUP_SIZE - members.length;

/** "08:10". */
export const timeOf = ({ teeTime }: Pick<GolfGroup, "teeTime">) => teeTime.slice(11, 16);

/** "Group 3 · 08:10", with the hole if it is not the first one. */
export const groupText = (group: Pick<GolfGroup, "groupName" | "teeTime" | "startHole">) =>
  [group.groupName, timeOf(group), group.startHole === null ? "" : `Hole ${group.startHole}`]
    .filter(Boolean)
    .join(" · ");
