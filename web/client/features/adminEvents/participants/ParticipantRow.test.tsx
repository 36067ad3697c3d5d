import "../../../testing.ts";

import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { siteConfig } from "../../../lib/siteConfig.ts";
import { ParticipantRow } from "./ParticipantRow.tsx";

const { timeZone } = siteConfig;
afterEach(() => {
  Object.assign(siteConfig, { timeZone });
});

const ana = {
  firstName: "Ana",
  lastName: "Ace",
  email: "ana@example.org",
  handicap: 7.4,
  registrationDate: "2026-06-14T02:00:00.000Z",
  status: "approved",
  playerStatus: "playing",
  paymentStatus: "pending",
  waitlistPlace: null,
} as AdminParticipant;

test("who registers in the evening has registered that day where the organiser is", () => {
  Object.assign(siteConfig, { timeZone: "America/New_York" });
  const markup = renderToStaticMarkup(
    <ParticipantRow participant={ana} eventStatus="upcoming" pending={null} onAction={() => {}} />,
  );
  expect(markup).toContain("ana@example.org · HCP 7.4 · Jun 13, 2026");
});
