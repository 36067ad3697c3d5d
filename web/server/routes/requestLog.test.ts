import { Writable } from "node:stream";
import { expect, onTestFinished } from "vitest";
import { examplePassword } from "../../../application/accounts/examples.ts";
import { buildApp } from "../app.ts";
import { browserOf } from "../testing/browser.ts";
import { test } from "../testing/club.ts";
import { testOptions } from "../testing/options.ts";

test("the log says who called, also who signed in and who was refused, and never a name or an address", async ({
  club,
  runtime,
}) => {
  const lines: Array<string> = [];
  const logStream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApp(runtime, { ...testOptions, logLevel: "info", logStream });
  onTestFinished(async () => app.close());
  const email = "who.reads@club.example";
  const player = await club.newPlayer({ email, firstName: "Whoopi" });
  const admin = await club.newAdmin();
  const eventId = await club.newEvent();
  const [asPlayer, asAdmin] = [player, admin].map(({ jar }) =>
    browserOf(app, Object.fromEntries(jar)),
  );
  await browserOf(app).send("POST", "/api/login", { username: email, password: examplePassword });
  await browserOf(app).send("POST", "/api/login", { username: email, password: "a guess" });
  await asPlayer?.get("/api/admin/users");
  await asAdmin?.get(`/api/events/${eventId}/participants.csv`);
  await asPlayer?.get(`/api/events/${eventId}`);

  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  expect(answered.map(({ path, status, who }) => [path, status, who])).toEqual([
    ["/api/login", 200, `player ${player.id}`],
    ["/api/login", 401, undefined],
    ["/api/admin/users", 403, `player ${player.id}`],
    [`/api/events/${eventId}/participants.csv`, 200, `event_admin ${admin.id}`],
    [`/api/events/${eventId}`, 403, `player ${player.id}`],
  ]);
  expect(lines.join("")).not.toMatch(/who\.reads|Whoopi/u);
});
