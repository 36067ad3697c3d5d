import { describe, expect } from "vitest";
import { call, type Person, succeed } from "./testing/call.ts";
import { test } from "./testing/severalServers.ts";

const ROUNDS = 10;

const statusOf = ({ body }: { readonly body: { readonly status: string } }) => body.status;

describe("two players who register for the last place at the same moment", () => {
  test.for([
    { where: "on one process", second: 0 },
    { where: "on two processes", second: 1 },
  ] as const)("the place is given once $where", async ({ second }, { servers }) => {
    const { club, origins } = servers;
    const [first, other] = [await club.newPlayer(), await club.newPlayer()];

    for (let round = 0; round < ROUNDS; round++) {
      const eventId = await club.newEvent({ maxParticipants: 1 });
      const enter = (origin: string, player: Person) =>
        call(origin, player, "POST", `/api/events/${eventId}/register`);
      const answers = await Promise.all([enter(origins[0], first), enter(origins[second], other)]);

      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers.map(statusOf).sort()).toEqual(["registered", "waitlist"]);
      for (const origin of origins) {
        const event = await succeed(origin, club.admin, "GET", `/api/events/${eventId}`);
        expect(event).toMatchObject({ participantCount: 1, waitlistCount: 1 });
      }
    }
  });

  test("when many players register twice for a few places, each has one place or waits once", async ({
    servers,
  }) => {
    const { club, origins } = servers;
    const players = await Promise.all(Array.from({ length: 8 }, () => club.newPlayer()));
    const eventId = await club.newEvent({ maxParticipants: 3 });
    const key = "0b2d6c0e-51d3-4a51-9c1e-6f0b1c2d3e4f";
    const answers = await Promise.all(
      players.flatMap((player) =>
        origins.map((origin) =>
          call(origin, player, "POST", `/api/events/${eventId}/register`, { key }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));

    const path = `/api/events/${eventId}/participants`;
    const field = await succeed(origins[1], club.admin, "GET", path);
    const waiting = field.filter((each: { waitlistPlace: number | null }) => each.waitlistPlace);
    expect(field).toHaveLength(8);
    expect(waiting.map((each: { waitlistPlace: number }) => each.waitlistPlace).toSorted()).toEqual(
      [1, 2, 3, 4, 5],
    );
  });

  test("a place that is given up goes to the waiting player, not to one who registers at that moment", async ({
    servers,
  }) => {
    const { club, origins } = servers;
    const [holder, waiting, late] = [
      await club.newPlayer(),
      await club.newPlayer(),
      await club.newPlayer(),
    ];
    // Who leaves an event in play gives no place up.
    const eventId = await club.newEvent({ maxParticipants: 1, status: "upcoming" });
    for (const player of [holder, waiting]) await club.register(eventId, player);
    const [, { body }] = await Promise.all([
      call(origins[0], holder, "POST", `/api/events/${eventId}/withdraw`),
      call(origins[1], late, "POST", `/api/events/${eventId}/register`),
    ]);
    expect(body.status).toBe("waitlist");
    const event = await succeed(origins[0], club.admin, "GET", `/api/events/${eventId}`);
    expect(event).toMatchObject({ participantCount: 1, waitlistCount: 1 });
    const path = `/api/events/${eventId}/registration-status`;
    expect(await succeed(origins[0], waiting, "GET", path)).toMatchObject({ status: "registered" });
  });
});
