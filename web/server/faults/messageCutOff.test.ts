import { describe, expect } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { startMailServer } from "../../e2e/testing/mailServer.ts";
import { type Json, succeed } from "./testing/call.ts";
import { openClub } from "./testing/club.ts";
import { withProcesses as test } from "./testing/processes.ts";

const FIELD = 4;

describe("kill -9 while a mail is given to the mail server", () => {
  test("nobody gets it twice, and the one that may have arrived is told", async ({ processes }) => {
    // Of the second mail the server does not say that it has it.
    let held: string | null = null;
    const given: Array<string> = [];
    const mailServer = await startMailServer({
      holds: (address) => {
        given.push(address);
        if (given.length !== 2) return false;
        held = address;
        return true;
      },
    });
    const settings = { SMTP_URL: mailServer.url };
    let product = await processes.start("main", settings);
    const { origin } = product;
    const club = await openClub(origin);
    const eventId = await club.newEvent();
    for (let n = 0; n < FIELD; n++) await club.register(eventId, await club.newPlayer());
    const path = `/api/admin/events/${eventId}/messages`;
    const body = { kind: "delay", subject: "Later", text: "Hello {first name}", to: "playing" };
    const { id } = await succeed(origin, club.admin, "POST", path, { body });
    await until("the second mail is with the mail server", () => held !== null);

    await product.end("SIGKILL");
    product = await processes.start("main", settings);
    const deliveries = async (): Promise<ReadonlyArray<Json>> => {
      const [message] = await succeed(origin, club.admin, "GET", path);
      return message.deliveries;
    };
    const isUnder = ({ state }: Json) => state === "waiting" || state === "sending";
    await until("no mail is on its way", async () => !(await deliveries()).some(isUnder));
    const unsure = (await deliveries()).filter(({ state }) => state !== "sent");
    expect(unsure).toMatchObject([{ email: held, state: "unsure", mayGoAgain: true }]);
    expect([given.length, new Set(given).size]).toEqual([FIELD, FIELD]);

    await succeed(origin, club.admin, "POST", `${path}/${id}/again`, {
      body: { playerIds: [unsure[0].playerId] },
    });
    await until("it is sent again", async () =>
      (await deliveries()).every(({ state }) => state === "sent"),
    );
    expect(given.filter((address) => address === held)).toHaveLength(2);
    expect(given).toHaveLength(FIELD + 1);
    await product.end("SIGTERM");
    await mailServer.stop();
  });
});
