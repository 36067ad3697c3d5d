import { expect } from "vitest";
import { openEventStoreDb } from "../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { untilLogIsRead } from "../../server/testing/logRead.ts";
import { eventByCall, read, send } from "../testing/eventByCall.ts";
import { goTo } from "../testing/goTo.ts";
import { withBrowser, withVisits } from "../testing/journey.ts";
import { withOwnProduct } from "../testing/ownProduct.ts";
import { onHole, pressStrokes, saved } from "../testing/pad.ts";

/**
 * Runs on a separate product, which keeps its events in EventStoreDB. All other journeys use
 * PostgreSQL.
 */
const test = withBrowser(
  withVisits.extend({
    address: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
      async ({}, use) => {
        const eventStore = await openEventStoreDb();
        await withOwnProduct({ ESDB_URL: eventStore.url }, async (address) => {
          await untilLogIsRead(address);
          await use(address);
        });
        await eventStore.stop();
      },
      { scope: "file" },
    ],
  }),
);

interface Card {
  readonly id: string;
  readonly userId: string;
}

test("a round with a match and a side game is played, signed, verified and ranked", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Lantern Cup", { status: "active" });
  const { office } = event;
  const calls = `/api${event.address}`;
  const [ana, ben] = [await event.newPlayer("Ana"), await event.newPlayer("Ben")];
  await event.newGroup("First", [ana, ben]);
  await send(office, `${calls}/matches`, { playerId: ana.id, opponentId: ben.id, roundNumber: 1 });
  await send(office, `/api/admin${event.address}/pairs`, {
    ...{ name: "The Pair", player1Id: ana.id, player2Id: ben.id, type: "pair" },
  });
  const skins = await event.newGame({ gameType: "skins", holeNumbers: [1, 2], totalPurse: 20 });
  for (const player of [ana, ben]) await send(player, `/api/side-games/${skins.id}/join`);

  const phone = await visits.asPhone({ as: ana });
  await phone.goto(`${event.address}?tab=scorecard&round=1&hole=1`);
  await onHole(phone, 1);
  await pressStrokes(phone, 4, 3);
  await saved(phone);
  await event.play(ana, 3, ...Array.from({ length: 17 }, () => 4));
  await goTo(phone, `${event.address}?tab=leaderboard`);
  const rowOf = (name: string) =>
    phone.getByRole("row").filter({ has: phone.getByRole("rowheader", { name }) });
  const rowOfBen = rowOf(ben.name);
  await rowOfBen.waitFor();
  // Ben's scores reach the open page.
  await event.play(ben, 4, ...Array.from({ length: 17 }, () => 4));
  await rowOfBen.getByRole("cell", { name: "72", exact: true }).first().waitFor();

  const cards = await read<ReadonlyArray<Card>>(office, `${calls}/scorecards`);
  for (const [player, signer] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    const own = cards.find(({ userId }) => userId === player.id);
    await send(signer, `/api/scorecards/${own?.id}/attest`);
    await send(office, `/api/scorecards/${own?.id}/verify`);
  }
  await phone.getByRole("tab", { name: "Scorecard" }).click();
  await phone.getByText("This card is official.").waitFor();
  await phone.getByRole("tab", { name: "Leaderboard" }).click();
  const line = rowOf(ana.name).getByRole("cell");
  await expect
    .poll(() => line.allTextContents(), { message: "Ana's line of the final board" })
    .toEqual(["1", "+1", "F*", "+1", "71", "71"]);
  await phone.getByRole("button", { name: "Matches" }).click();
  await phone.getByText(/^Ana Teal beat Ben Teal/).waitFor();
  await phone.getByRole("button", { name: "Teams" }).click();
  await phone.getByRole("row", { name: /^1 The Pair/ }).waitFor();
  await phone.getByRole("tab", { name: "Skins" }).click();
  await phone.getByText("Winnings").first().waitFor();
});
