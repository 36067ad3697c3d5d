import { send } from "../eventByCall.ts";
import { withEach } from "../medal.ts";
import type { Caller } from "../visits.ts";
import { course, field, player } from "./rainedOffField.ts";

/** The account of a player, who signs in without the screens. */
export const signInOf = (number: number) => ({ at: "/auth", ...player(number) }) as const;

export const makeCourse = (office: Caller) => send(office, "/api/courses", course);

const details = { phone: "+44 20 7946 0301", shirtSize: "M" };

/** Accounts and places for all, with the handicaps that were typed. */
export const enterField = async (office: Caller, eventId: string) => {
  const ids = await withEach(field, async ({ firstName, lastName, email, password, ...one }) => {
    const account = { firstName, lastName, email, password, handicap: one.typedIndex };
    const { id } = await send(office, "/api/admin/users", { ...account, ...details });
    await send(office, `/api/admin/users/${id}/events/${eventId}/register`);
    return id;
  });
  const idOf = (number: number) => ids[number - 1] ?? "";
  return {
    /** The strokes of the first holes, without those that were picked up. */
    record: (number: number, roundNumber: number, strokes: ReadonlyArray<number>) =>
      send(office, `/api/events/${eventId}/scoring`, {
        ...{ playerId: idOf(number), roundNumber },
        holeScores: strokes
          .map((each, index) => ({ holeNumber: index + 1, strokes: each }))
          .filter((hole) => hole.strokes > 0),
      }),
    withdraw: async (number: number): Promise<void> => {
      const url = `/api/admin/events/${eventId}/participants/${idOf(number)}`;
      const answer = await office.request.patch(url, { data: { action: "withdraw" } });
      if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
    },
  };
};
