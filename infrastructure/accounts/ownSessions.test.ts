import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import { Players } from "../../application/ports/Players.ts";
import { SessionNotFound, type SessionOwners, Sessions } from "../../application/ports/Sessions.ts";
import { SessionId } from "../../domain/shared/values.ts";
import { test as base } from "../postgres/testing/database.ts";

const sessions = <A, E>(use: (sessions: Sessions["Service"]) => Effect.Effect<A, E>) =>
  Sessions.use(use);

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1";

interface Fixtures {
  readonly newOwner: () => Promise<SessionOwners["player"]>;
  readonly open: (owner: SessionOwners["player"], userAgent?: string) => Promise<string>;
  /** The audit entries about the sessions of an account, without the sign-ins. */
  readonly ended: (owner: SessionOwners["player"]) => Promise<unknown>;
}

const test = base.extend<Fixtures>({
  newOwner: async ({ run }, use) =>
    use(async () => {
      const player = aPlayer();
      await run(Players.use((players) => players.create(player, anOrigin())));
      return { kind: "player", id: player.id };
    }),
  open: async ({ run }, use) =>
    use((owner, userAgent = "") =>
      run(sessions((port) => port.open(owner, { remember: false, userAgent }))),
    ),
  ended: async ({ database }, use) =>
    use(({ id }) =>
      database.reference
        .selectFrom("audit")
        .select(["action", "actorKind", "before"])
        .where("tableName", "=", "sessions")
        .where("rowId", "=", id)
        .where("action", "!=", "signed in")
        .execute(),
    ),
});

test("people see where they are signed in, and the listed ids are not tokens", async ({
  run,
  newOwner,
  open,
}) => {
  const owner = await newOwner();
  const token = await open(owner, iPhone);
  const other = await open(owner);
  await open(await newOwner());

  const listed = await run(sessions((port) => port.list(owner, token)));
  expect(listed).toMatchObject([
    { isCurrent: true, browser: "Safari on iPhone", startedAt: expect.any(Date) },
    { isCurrent: false, browser: "Unknown browser", lastSeenAt: expect.any(Date) },
  ]);
  for (const { id } of listed) {
    expect([token, other]).not.toContain(id);
    expect(await run(sessions((port) => port.find("player", id)))).toBeNull();
  }
});

test("a session is ended once, and the audit records it", async ({
  run,
  newOwner,
  open,
  ended,
}) => {
  const owner = await newOwner();
  const mine = await open(owner);
  const stolen = await open(owner, iPhone);
  expect(await run(sessions((port) => port.find("player", stolen)))).toEqual(owner);
  const [, { id } = { id: SessionId.make(randomUUID()) }] = await run(
    sessions((port) => port.list(owner, mine)),
  );

  const origin = { ...anOrigin(), actor: owner };
  await run(sessions((port) => port.endOne(owner, id, origin)));
  expect(await run(sessions((port) => port.find("player", stolen)))).toBeNull();
  expect(await run(sessions((port) => port.find("player", mine)))).toEqual(owner);
  await run(sessions((port) => port.endOne(owner, id, origin)));
  const again = sessions((port) => port.endOne(owner, id, anOrigin()));
  expect(await run(Effect.flip(again))).toEqual(new SessionNotFound({ sessionId: id }));
  expect(await ended(owner)).toEqual([
    { action: "ended", actorKind: "player", before: { id, browser: "Safari on iPhone" } },
  ]);
});

test("a session of somebody else cannot be ended", async ({ run, newOwner, open, ended }) => {
  const [owner, stranger] = [await newOwner(), await newOwner()];
  const token = await open(owner);
  const [session] = await run(sessions((port) => port.list(owner, token)));
  const id = session?.id ?? SessionId.make(randomUUID());
  const ending = sessions((port) => port.endOne(stranger, id, anOrigin()));
  expect(await run(Effect.flip(ending))).toEqual(new SessionNotFound({ sessionId: id }));
  expect(await run(sessions((port) => port.find("player", token)))).toEqual(owner);
  expect([await ended(owner), await ended(stranger)]).toEqual([[], []]);
});

test("all other sessions end together, and a retry does not end sessions that were opened later", async ({
  run,
  newOwner,
  open,
  ended,
}) => {
  const owner = await newOwner();
  const mine = await open(owner);
  const others = [await open(owner), await open(owner)];
  const origin = anOrigin();
  const endOthers = sessions((port) => port.endOthers(owner, mine, origin));
  await run(endOthers);
  for (const token of others) {
    expect(await run(sessions((port) => port.find("player", token)))).toBeNull();
  }
  const later = await open(owner);
  await run(endOthers);
  for (const token of [mine, later]) {
    expect(await run(sessions((port) => port.find("player", token)))).toEqual(owner);
  }
  expect(await ended(owner)).toMatchObject([{ action: "others ended", before: { count: 2 } }]);
});
