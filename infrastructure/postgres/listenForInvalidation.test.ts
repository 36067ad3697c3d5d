import { ManagedRuntime } from "effect";
import { expect } from "vitest";
import { anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import { Players } from "../../application/ports/Players.ts";
import { Sessions } from "../../application/ports/Sessions.ts";
import { connect } from "./database.ts";
import { listenForInvalidation } from "./listenForInvalidation.ts";
import { test } from "./testing/database.ts";

test("a process learns which of its kept values other processes change", async ({
  database,
  run,
}) => {
  const player = aPlayer();
  await run(Players.use((players) => players.create(player, anOrigin())));
  const owner = { kind: "player", id: player.id } as const;
  const open = () => run(Sessions.use((sessions) => sessions.open(owner, { remember: false })));
  const elsewhere = connect(database.url);
  const { invalidation } = elsewhere;
  const hearing = ManagedRuntime.make(listenForInvalidation(elsewhere));
  const silent = invalidation.stamp("sessions");
  await hearing.context();
  // Listening begins when everything that may have been missed is invalidated.
  await expect.poll(() => invalidation.isFresh("sessions", silent)).toBe(false);

  const expectInvalidated = async (
    subject: "people" | "sessions",
    change: () => Promise<unknown>,
  ) => {
    const reading = invalidation.stamp(subject);
    expect(invalidation.isFresh(subject, reading)).toBe(true);
    await change();
    await expect.poll(() => invalidation.isFresh(subject, reading)).toBe(false);
  };
  const token = await open();
  await expectInvalidated("sessions", () => run(Sessions.use(({ end }) => end("player", token))));
  const rename = { firstName: "Anna" };
  await expectInvalidated("people", () =>
    run(Players.use(({ change }) => change(player.id, rename, anOrigin()))),
  );
  await expectInvalidated("sessions", () =>
    run(Players.use(({ archive }) => archive(player.id, anOrigin()))),
  );

  expect(invalidation.isListening()).toBe(true);
  await hearing.dispose();
  expect(invalidation.isListening()).toBe(false);
  await elsewhere.close();
});
