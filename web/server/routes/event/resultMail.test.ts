import { Fiber } from "effect";
import { expect, vi } from "vitest";
import { runPolicies } from "../../../../application/policies/runPolicies.ts";
import { PolicyCheckpoints } from "../../../../application/ports/PolicyCheckpoints.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import { test } from "../../testing/club.ts";
import { mailbox } from "../../testing/mailbox.ts";

const organizerEmail = "organiser@links.example";

const told = (name: string) =>
  mailbox.filter(({ to, subject }) => to === organizerEmail && subject.includes(name));

test("the organiser of a completed event is mailed its fingerprint, each time it is completed", async ({
  club: { superAdmin, newEvent },
  runtime,
}) => {
  const fiber = runtime.runFork(runPolicies);
  const following = PolicyCheckpoints.use(({ load }) => load);
  await vi.waitUntil(async () => (await runtime.runPromise(following)) !== null, polling);
  const name = "Fingerprint Cup";
  const eventId = await newEvent({ name, organizerEmail });
  const become = (status: string) =>
    superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status });
  const fingerprint = async () =>
    (await superAdmin.get(`/api/events/${eventId}/record/fingerprint`)).json();

  await become("completed");
  const first = await fingerprint();
  await vi.waitFor(() => expect(told(name)).toHaveLength(1), polling);
  expect(told(name)[0]?.text).toContain(first.fingerprint);
  expect(told(name)[0]?.text).toContain(`Event ${first.events} in every later record`);

  await become("active");
  await become("completed");
  const second = await fingerprint();
  await vi.waitFor(() => expect(told(name)).toHaveLength(2), polling);
  expect(told(name)[1]?.text).toContain(second.fingerprint);
  await runtime.runPromise(Fiber.interrupt(fiber));
});
