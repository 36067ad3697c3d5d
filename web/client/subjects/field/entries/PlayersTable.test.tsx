import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { playerColumns } from "./PlayersTable.tsx";

const { timeZone } = siteConfig;
afterEach(() => {
  Object.assign(siteConfig, { timeZone });
});

const ana = {
  ...{ id: "ana", firstName: "Ana", lastName: "Ace", email: "ana@example.org", handicap: 7.4 },
  ...{ registrationDate: "2026-06-14T02:00:00.000Z", status: "approved", waitlistPlace: null },
  ...{ playerStatus: "playing", paymentStatus: "pending", teeId: null, leavingReason: null },
  ...{ paymentMethod: null, fee: { kind: null, amount: 5000, receipt: null } },
} as AdminParticipant;

const markupOf = (participant: AdminParticipant, teeNames = new Map<string, string>()) =>
  renderToStaticMarkup(
    <Table
      caption="Participants"
      columns={playerColumns(teeNames, null)}
      rows={[participant]}
      keyOf={({ id }) => id}
    />,
  );

test("who registers in the evening has registered that day where the organiser is", () => {
  Object.assign(siteConfig, { timeZone: "America/New_York" });
  const markup = markupOf(ana);
  for (const text of ["Ana Ace", "ana@example.org", "7.4", "Jun 13, 2026", "Not paid"]) {
    expect(markup).toContain(text);
  }
});

test("tells the own tee, and why a player has left", () => {
  const left = { ...ana, playerStatus: "withdrawn", leavingReason: "A sore back", teeId: "t" };
  const markup = markupOf(left as AdminParticipant, new Map([["t", "Forward"]]));
  expect(markup).toContain("Forward");
  expect(markup).toContain("Withdrawn");
  expect(markup).toContain("Reason: A sore back");
});
