import { Effect, Redacted } from "effect";
import { test as base, describe, expect } from "vitest";
import type { Subscription } from "../../application/ports/Phones.ts";
import { type Push, Pusher, PusherUnavailable } from "../../application/ports/Pusher.ts";
import { publicHalfOf } from "../dataFolder/pushKey.ts";
import { publicAgent } from "./publicAgent.ts";
import { noPusher, webPusher } from "./pusher.ts";
import { startPushService } from "./testing/pushService.ts";

const key = Redacted.make("A".repeat(42) + "E");
const contact = "office@golf.example";
const push: Push = {
  ...{ title: "Summer Open", body: "You tee off at 08:10 on Jun 6 (Round 1)." },
  ...{ tag: "teeTime 1", path: "/events/1?tab=schedule" },
};

const test = base.extend<{ readonly service: Awaited<ReturnType<typeof startPushService>> }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
});

const sendBy = (agent: typeof publicAgent, to: Subscription) =>
  Pusher.use(({ send }) => send(Redacted.make(to), push, 3600)).pipe(
    Effect.provide(webPusher({ key, contact, agent })),
  );

describe("a notice to a phone", () => {
  test("arrives encrypted for its browser, signed with the key that phones subscribe to", async ({
    service,
  }) => {
    const send = sendBy(service.agent, service.subscribe());
    expect(await Effect.runPromise(send)).toBe("taken");
    const [first] = service.arrived;
    expect(first).toMatchObject({
      push,
      headers: { ttl: "3600", urgency: "high", "content-encoding": "aes128gcm" },
    });
    const [, claims = "", serverKey] =
      /^vapid t=[^.]+[.]([^.]+)[.][^,]+, k=(.+)$/u.exec(String(first?.headers["authorization"])) ??
      [];
    expect(serverKey).toBe(publicHalfOf(key));
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: expect.stringMatching(/^https:\/\/push[.]example:\d+$/u),
      sub: `mailto:${contact}`,
    });
  });

  test.for([404, 410, 403, 400])(
    "is given up for good where the push service says %d",
    async (status, { service }) => {
      service.answers.push(status);
      const send = sendBy(service.agent, service.subscribe());
      expect(await Effect.runPromise(send)).toBe("gone");
    },
  );

  test.for([429, 500, 503])("waits where the push service says %d", async (status, { service }) => {
    service.answers.push(status);
    const send = sendBy(service.agent, service.subscribe());
    expect(await Effect.runPromise(Effect.flip(send))).toEqual(
      new PusherUnavailable({ code: String(status) }),
    );
  });

  test("waits while the push service is away", async ({ service }) => {
    const to = service.subscribe();
    await service.stop();
    expect(await Effect.runPromise(Effect.flip(sendBy(service.agent, to)))).toEqual(
      new PusherUnavailable({ code: "ECONNREFUSED" }),
    );
  });

  test("is not sent with keys that are none", async ({ service }) => {
    const keys = { p256dh: "x".repeat(87), auth: "y".repeat(22) };
    const send = sendBy(service.agent, { ...service.subscribe(), keys });
    expect(await Effect.runPromise(send)).toBe("gone");
  });

  test("is not sent to what is behind this server", async ({ service }) => {
    // The name of this computer, in place of one that stands for an address of its network.
    const to = { ...service.subscribe(), endpoint: "https://localhost:1/" };
    const send = sendBy(publicAgent, to);
    expect(await Effect.runPromise(send)).toBe("gone");
  });
});

test("an installation that sends nothing has no key", async () => {
  const { serverKey } = await Effect.runPromise(Effect.provide(Pusher, noPusher));
  expect(serverKey).toBeNull();
});
