import type { AdminParticipant } from "../../../contract/field/participants.ts";
import type { EventTeam } from "../../../contract/team/teams.ts";
import { listText } from "../../ui/listText.ts";

/** Players with a place, who can be in a team, by last name. */
export const playersOf = (
  participants: ReadonlyArray<AdminParticipant>,
): ReadonlyArray<Choosable> =>
  participants
    .filter(({ status }) => status === "approved")
    .toSorted((one, other) => one.lastName.localeCompare(other.lastName))
    .map(({ id, firstName, lastName, handicap }) => {
      return { id, name: `${firstName} ${lastName}`, handicap };
    });

export interface Choosable {
  readonly id: AdminParticipant["id"];
  readonly name: string;
  readonly handicap: number | null;
  /** What else is known of the player where the choice is made. */
  readonly note?: string;
}

/** The same players, with the sides that they are in already: a player may be in several. */
export const withSides = (
  players: ReadonlyArray<Choosable>,
  sides: ReadonlyArray<Pick<EventTeam, "name" | "players">>,
) =>
  players.map((player) => {
    const own = sides.filter((side) => side.players.some(({ id }) => id === player.id));
    return own.length === 0
      ? player
      : { ...player, note: `in ${listText(own.map(({ name }) => name))}` };
  });
