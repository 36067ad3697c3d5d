import type { AddressInfo } from "node:net";
import path from "node:path";
import { Redacted } from "effect";
import type { FastifyInstance } from "fastify";
import { type Browser, chromium, type Page, type Worker } from "playwright-core";
import { expect, inject, vi } from "vitest";
import { runPolicies } from "../../../application/policies/runPolicies.ts";
import { PolicyCheckpoints } from "../../../application/ports/PolicyCheckpoints.ts";
import { installationFolder } from "../../../infrastructure/config/installation.ts";
import { webPusher } from "../../../infrastructure/push/pusher.ts";
import { startPushService } from "../../../infrastructure/push/testing/pushService.ts";
import { polling } from "../../../infrastructure/testing/until.ts";
import { buildApp } from "../../server/app.ts";
import { test as withClub } from "../../server/testing/club.ts";
import { testOptions } from "../../server/testing/options.ts";
import { makeRuntime } from "../../server/testing/server.ts";
import { violationsOn } from "../testing/axe.ts";
import { visiting, withBrowser } from "../testing/journey.ts";
import { makeVisits, type Visits } from "../testing/visits.ts";

interface Fixtures {
  readonly runtime: ReturnType<typeof makeRuntime>;
  readonly app: FastifyInstance;
  readonly service: Awaited<ReturnType<typeof startPushService>>;
  /** The address of the product of this file, which may reach that service. */
  readonly address: string;
  readonly browser: Browser;
  readonly visits: Visits;
}

const key = Redacted.make(`${"A".repeat(42)}E`);

const test = withBrowser(
  withClub.extend<Fixtures>({
    service: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
      async ({}, use) => {
        const service = await startPushService();
        await use(service);
        await service.stop();
      },
      { scope: "file" },
    ],
    // No setting of the product lets it reach a push service of this computer, so it runs in here.
    runtime: [
      async ({ database, service: { agent } }, use) => {
        const sender = { key, contact: "office@golf.example", agent };
        const runtime = makeRuntime(database, webPusher(sender));
        runtime.runFork(runPolicies);
        const following = PolicyCheckpoints.use(({ load }) => load);
        await vi.waitUntil(async () => (await runtime.runPromise(following)) !== null, polling);
        await use(runtime);
        await runtime.dispose();
      },
      { scope: "file" },
    ],
    app: [
      async ({ runtime }, use) => {
        const app = await buildApp(runtime, {
          ...testOptions,
          clientFolder: path.join(installationFolder, "web/client/dist"),
        });
        await app.listen({ port: 0 });
        await use(app);
        await app.close();
      },
      { scope: "file" },
    ],
    address: async ({ app }, use) => {
      const { port } = app.server.address() as AddressInfo;
      await use(`http://localhost:${port}`);
    },
    browser: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
      async ({}, use) => {
        const browser = await chromium.launch(inject("journeys")?.browser);
        await use(browser);
        await browser.close();
      },
      { scope: "file" },
    ],
    visits: ({ browser, address, task }, use) => visiting(makeVisits(browser, address), task, use),
  }),
);

/**
 * Without a display Chromium has no service for notices: it refuses them whatever was granted, and
 * knows no push service. So the person says yes here, and the subscription is that of the stand-in,
 * which decrypts what the product sends. All else is real.
 */
const letSubscribe = (page: Page, subscription: object) =>
  page.addInitScript((kept) => {
    let options: PushSubscriptionOptionsInit = {};
    let isSubscribed = false;
    const given = {
      get options() {
        return options;
      },
      toJSON: () => kept,
      unsubscribe: async () => {
        isSubscribed = false;
        return true;
      },
    } as unknown as PushSubscription;
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return permission;
    };
    PushManager.prototype.getSubscription = async () => (isSubscribed ? given : null);
    PushManager.prototype.subscribe = async (asked = {}) => {
      options = asked;
      isSubscribed = true;
      return given;
    };
  }, subscription);

/** What the worker of the page shows and opens, for the same reason. */
const watchWorker = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly clients: { openWindow: (url: string) => Promise<null> };
      shown: Array<object>;
      opened: Array<string>;
    };
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = async (title, shown) => {
      scope.shown.push({ title, ...shown });
    };
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
      return null;
    };
  });

const shownBy = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as { readonly shown: ReadonlyArray<object> }).shown);

/** As the browser does when the push service has something for it. */
const deliver = async (page: Page, data: string) => {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.deliverPushMessage", {
    ...{ origin: new URL(page.url()).origin, registrationId: await registered, data },
  });
};

const press = (worker: Worker, data: unknown) =>
  worker.evaluate((path) => {
    const pressed = new Event("notificationclick");
    const notification = { data: path, close: () => undefined };
    Object.assign(pressed, { notification, waitUntil: () => undefined });
    self.dispatchEvent(pressed);
    return (self as unknown as { readonly opened: ReadonlyArray<string> }).opened;
  }, data);

test("a player turns notices on, is told the tee time on the phone, and comes to it by a press", async ({
  club: { superAdmin, newEvent, newEntrant },
  service,
  visits,
  address,
}) => {
  const eventId = await newEvent({ name: "Notice Cup", startDate: "2099-06-06" });
  const ana = await newEntrant(eventId);
  const phone = await visits.asPhone({ worksOffline: true });
  const cookies = [...ana.jar].map(([name, value]) => {
    return { name, value: encodeURIComponent(value), url: address };
  });
  await phone.context().addCookies(cookies);
  await letSubscribe(phone, service.subscribe());
  await phone.goto("/profile/account");
  const worker =
    phone.context().serviceWorkers()[0] ?? (await phone.context().waitForEvent("serviceworker"));
  const isServed = () => phone.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed).toBe(true);
  await watchWorker(worker);

  const isOn = phone.getByRole("switch", { name: "Tell me here" });
  expect(await isOn.isChecked()).toBe(false);
  await isOn.click();
  await phone.getByRole("checkbox", { name: "My card was sent back" }).click();
  const kept = async () => (await ana.get("/api/user/phone")).json().kinds;
  await expect.poll(kept).toEqual(["teeTime", "toSign", "movedUp", "result"]);
  expect(await violationsOn(phone)).toEqual([]);

  const group = { groupName: "1", teeTime: "08:10", roundNumber: 1, members: [ana.id] };
  const drawn = await superAdmin.send("POST", `/api/events/${eventId}/groups`, group);
  expect(drawn.statusCode).toBe(201);
  await expect.poll(() => service.arrived).toHaveLength(1);
  const [{ push } = {}] = service.arrived;
  expect(push).toMatchObject({
    title: "Notice Cup",
    body: "You tee off at 08:10 on Jun 6 (Round 1).",
  });

  await deliver(phone, JSON.stringify(push));
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      expect.objectContaining({
        ...{ title: "Notice Cup", body: push?.body },
        ...{ tag: `teeTime ${eventId}`, data: `/events/${eventId}?tab=schedule` },
      }),
    ]);
  await press(worker, push?.path);
  await expect
    .poll(() => press(worker, push?.path))
    .toContain(`${address}/events/${eventId}?tab=schedule`);

  await isOn.click();
  await expect.poll(kept).toBeNull();
  expect(await isOn.isChecked()).toBe(false);
});
