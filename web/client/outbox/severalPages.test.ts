import { expect, test } from "vitest";
import { hole, makeDevice, makeServer, noNetwork, openPage, round1 } from "./testing.ts";

test("what a page could not send is sent under the same key by the next one", async () => {
  const device = makeDevice();
  const first = openPage(device.openTextStore());
  const leave = first.queue.subscribe(() => {});
  first.queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  first.queue.enter({ roundNumber: round1, hole: hole(2, 3) });
  await first.request().fail(noNetwork);
  leave();

  const next = openPage(device.openTextStore());
  expect(next.waiting()).toEqual([1, 2]);
  next.queue.subscribe(() => {});
  expect(next.request().entry.key).toBe(first.request().entry.key);
  await next.request().answer();
  await next.request().answer();
  expect(next.sent()).toEqual(["1: 4", "2: 3"]);
  expect(device.texts.size).toBe(0);
});

test("a page that ends between sending and answer doubles nothing", async () => {
  const device = makeDevice();
  const server = makeServer();
  const first = openPage(device.openTextStore());
  first.queue.subscribe(() => {});
  first.queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  server.record(first.request().entry);

  const next = openPage(device.openTextStore());
  next.queue.subscribe(() => {});
  server.record(next.request().entry);
  await next.request().answer();
  expect(server.recorded).toEqual(["1: 4"]);
  expect(next.waiting()).toEqual([]);
});

test("two pages at once record each hole once and end with the latest", async () => {
  const device = makeDevice();
  const server = makeServer();
  const left = openPage(device.openTextStore());
  const right = openPage(device.openTextStore());
  for (const { queue } of [left, right]) queue.subscribe(() => {});
  left.queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  right.queue.enter({ roundNumber: round1, hole: hole(1, 5) });

  for (const page of [left, right, left, right]) {
    const { entry, answer } = page.request();
    server.record(entry);
    await answer();
  }
  expect(server.recorded).toEqual(["1: 4", "1: 5"]);
  expect([...left.waiting(), ...right.waiting()]).toEqual([]);
});

test("a page shows what another one has entered and sent", async () => {
  const device = makeDevice();
  const [left, right] = [openPage(device.openTextStore()), openPage(device.openTextStore())];
  for (const { queue } of [left, right]) queue.subscribe(() => {});
  left.queue.enter({ roundNumber: round1, hole: hole(7, 4) });
  expect(right.waiting()).toEqual([7]);
  await left.request().answer();
  expect(right.waiting()).toEqual([]);
  expect(right.requests).toEqual([]);
});

test("what the device does not keep is sent all the same", async () => {
  const refusing = { ...makeDevice().openTextStore(), put: () => false };
  const page = openPage(refusing);
  page.queue.subscribe(() => {});
  page.queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  page.queue.enter({ roundNumber: round1, hole: hole(2, 5) });
  await page.request().fail(noNetwork);
  await page.restIsOver();
  await page.request().answer();
  await page.request().answer();
  expect(page.saved).toEqual(["1: 4", "2: 5"]);
  expect(page.waiting()).toEqual([]);
});

test("what nobody can read is thrown away", () => {
  const device = makeDevice();
  device.texts.set("old", '{"hole": 4}');
  expect(openPage(device.openTextStore()).waiting()).toEqual([]);
  expect(device.texts.size).toBe(0);
});
