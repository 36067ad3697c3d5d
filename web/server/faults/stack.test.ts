import { describe, expect, onTestFinished } from "vitest";
import { polling, until } from "../../../infrastructure/testing/until.ts";
import { startFakeCollector } from "../../../infrastructure/tracing/testing/fakeCollector.ts";
import { call, succeed } from "./testing/call.ts";
import { openEvent } from "./testing/club.ts";
import { acknowledgedBy, makeDevice } from "./testing/device.ts";
import type { Kind } from "./testing/killOrder.ts";
import { health } from "./testing/outage.ts";
import { moreThan } from "./testing/play.ts";
import { aDraw, leaveJob } from "./testing/poisonedJob.ts";
import { processesOn, withProcesses as test } from "./testing/processes.ts";
import { crewOf } from "./testing/stack.ts";
import { settings } from "./testing/stackSettings.ts";
import { watchBoard } from "./testing/viewer.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

const PLAYERS = 4;

/** In milliseconds: for all kills, each with its waits. */
const ENOUGH = 1_200_000;

describe.for(settings)(
  "two of each process behind a proxy, with $name",
  ({ open }) => {
    test("no acknowledged score is lost when each process and the database are killed", async ({
      processes,
    }) => {
      const { env, stores, queue, order, killDatabase, close } = await open(processes.folder);
      onTestFinished(close);
      // A stack that is left by a test that fails would answer for the stack of the next one.
      onTestFinished(processes.endAll);
      const collector = await startFakeCollector();
      const stack = await processes.start("stack", {
        ...env,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_TRACES_SAMPLER_ARG: "1",
      });
      const { origin } = stack;
      const crew = crewOf(stack);
      const { part } = crew;
      const { club, eventId, field } = await openEvent(origin, PLAYERS);
      const [reader, other] = [await club.newPlayer(), await club.newEvent()];
      await club.register(other, reader);
      const servers = [part("server 1").origin, part("server 2").origin] as const;

      // A write through one server can be read at once through the other.
      const scores = `/api/events/${other}/my-scores`;
      const enter = async (through: string, holeNumber: number, strokes = 4) => {
        const body = { roundNumber: 1, holeScores: [{ holeNumber, strokes }] };
        return call(through, reader, "POST", scores, { body });
      };
      const onBoard = async (through: string) => {
        const path = `/api/events/${other}/leaderboard`;
        const board: Board = await succeed(through, club.admin, "GET", path);
        return board[0]?.rounds[0];
      };
      const grossOnBoard = async (through: string) => (await onBoard(through))?.grossScore ?? 0;
      const viewers = await Promise.all(
        [...servers, origin].map((through) => watchBoard(through, other, club.admin)),
      );
      const requests: Array<string | null> = [];
      for (const [n, through] of servers.entries()) {
        const before = viewers.map(({ version }) => version());
        const { status, requestId } = await enter(through, n + 1);
        expect(status).toBe(200);
        expect((await onBoard(servers[1 - n] ?? ""))?.holesPlayed).toBe(n + 1);
        await until("the viewers of both servers are notified", () =>
          viewers.every(({ version }, k) => version() > (before[k] ?? 0)),
        );
        requests.push(requestId);
      }
      for (const viewer of viewers) viewer.close();

      // Each score can be followed through the processes to what its viewers were sent.
      const names = ["server 1", "server 2", "projector 1", "projector 2"];
      const processOf = (pid: number) =>
        names.find((name) => part(name).pid === pid)?.replace(/ .*/u, "");
      const stepsOf = (requestId: string | null) =>
        new Set(
          collector.spans
            .filter(({ traceId }) => traceId === requestId?.replaceAll("-", ""))
            .map(({ name, pid }) => `${name} by a ${processOf(pid)}`),
        );
      const steps = ["append by a server", "frame by a server", "project by a projector"];
      for (const requestId of requests) {
        await expect
          .poll(() => stepsOf(requestId), polling)
          .toEqual(new Set([...steps, "recordMyScores by a server"]));
      }
      // From here on there is no collector for traces.
      await collector.stop();

      let isOver = false;
      const devices = field.map((player) => makeDevice(player, eventId));
      const playing = Promise.all(devices.map(({ play }) => play(origin, () => isOver)));
      await moreThan(devices, 20);

      const killBoth = async (kind: "jobs" | "server") => {
        await Promise.all([1, 2].map((n) => crew.kill(`${kind} ${n}`)));
      };
      // Both processes are ended in turn, so one of them was the leader.
      const killProjectors = async () => {
        for (const name of ["projector 1", "projector 2"]) {
          // Not their health, which can be a second older than what happened to the database.
          const boards = () => Promise.all(servers.map(onBoard));
          await expect.poll(boards, polling).toHaveLength(servers.length);
          const strokes = ((await grossOnBoard(servers[0])) % 8) + 1;
          const ending = crew.kill(name);
          expect([200, 202]).toContain((await enter(servers[0], 3, strokes)).status);
          await until(
            "the board changes again",
            async () => (await grossOnBoard(servers[1])) === 8 + strokes,
          );
          await ending;
        }
      };
      const kill: Record<Kind, () => Promise<void>> = {
        projector: killProjectors,
        jobs: () => killBoth("jobs"),
        server: () => killBoth("server"),
        database: () => killDatabase(crew),
      };
      process.stdout.write(`KILL_ORDER="${order.join(" ")}"\n`);
      for (const kind of order) await kill[kind]();
      await moreThan(devices, 20);
      isOver = true;
      await playing;
      expect(acknowledgedBy(devices)).toBe(devices.flatMap(({ entries }) => entries).length);

      // A job that fails now is listed, and is done when it is retried.
      const poisoned = await leaveJob(queue(), { tournamentId: eventId });
      // The clock may have met an outage, too; it is not tried again, because it has a schedule.
      const failedDraws = async (): Promise<ReadonlyArray<Listed>> => {
        const { stdout } = await processes.golfBeside(env, "jobs", "--json");
        const { jobs }: { readonly jobs: ReadonlyArray<Listed> } = JSON.parse(stdout);
        return jobs.filter(({ name, state }) => name === "draw-tee-sheet" && state === "failed");
      };
      await expect
        .poll(failedDraws, polling)
        .toMatchObject([{ id: poisoned.id, error: expect.stringContaining("round") }]);
      await poisoned.mend(aDraw(eventId, club.admin.id));
      const retried = await processes.golfBeside(env, "jobs", "retry", poisoned.id);
      expect(retried).toMatchObject({ status: 0 });
      const groups = () => call(origin, club.admin, "GET", `/api/events/${eventId}/groups`);
      await expect.poll(async () => (await groups()).body.length, polling).toBeGreaterThan(0);
      expect(await failedDraws()).toEqual([]);
      await poisoned.close();

      for (const through of servers) {
        await expect.poll(health(through, null), polling).toMatchObject({ status: 200 });
        await expectAllOfItOnce({ ...stores(), origin: through, club, eventId, devices });
      }
      expect(await processes.golfBeside(env, "verify", "--all")).toMatchObject({ status: 0 });
      expect(await stack.end("SIGTERM")).toBe(0);
      expect(processesOn(processes.folder)).toEqual([]);
    });
  },
  ENOUGH,
);

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly error: string | null;
}

type Board = ReadonlyArray<{
  readonly rounds: ReadonlyArray<{ readonly holesPlayed: number; readonly grossScore: number }>;
}>;
