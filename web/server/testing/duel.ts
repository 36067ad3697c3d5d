import type { TournamentId } from "../../../domain/shared/values.ts";
import { test as base } from "./club.ts";
import type { SignedIn } from "./server.ts";

export interface Duel {
  readonly eventId: TournamentId;
  readonly ana: SignedIn<string>;
  readonly ben: SignedIn<string>;
}

export const test = base.extend<{
  /** Only two players, who meet whenever the event is played at match play. */
  readonly newDuel: (fields?: object) => Promise<Duel>;
}>({
  newDuel: async ({ club }, use) =>
    use(async (fields = {}) => {
      const eventId = await club.newEvent({ numberOfRounds: 2, ...fields });
      const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ash" });
      const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Birch" });
      return { eventId, ana, ben };
    }),
});

export const url = ({ eventId }: Duel) => `/api/events/${eventId}/matches`;

export const pair = ({ ana, ben }: Duel, fields: object = {}) => ({
  playerId: ana.id,
  opponentId: ben.id,
  roundNumber: 1,
  ...fields,
});
