import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SessionId } from "../../../../../domain/shared/values.ts";
import type { OwnSession } from "../../../../contract/person/ownSessions.ts";
import { SessionRow } from "./SessionList.tsx";

const aSession = (fields: Partial<OwnSession> = {}): OwnSession => ({
  id: SessionId.make("5b0c7f9e-4f37-4f0f-9c55-d1c1e3c9d0a1"),
  isCurrent: false,
  startedAt: "2026-06-12T08:00:00.000Z",
  lastSeenAt: "2026-06-13T09:40:00.000Z",
  browser: "Firefox on Android",
  ...fields,
});

const shown = (session: OwnSession) =>
  renderToStaticMarkup(
    <ul>
      <SessionRow
        session={session}
        now={new Date("2026-06-13T10:00:00.000Z")}
        isEnding={false}
        onEnd={() => undefined}
      />
    </ul>,
  );

test("another device says what and when it is, and its button which one it ends", () => {
  const row = shown(aSession());
  expect(row).toContain("Firefox on Android");
  expect(row).toMatch(/Signed in: Jun 12, 2026, \d\d:\d\d/);
  expect(row).toMatch(/Last seen: \d\d:\d\d/);
  expect(row).toMatch(/aria-label="End session: Firefox on Android, signed in Jun 12, 2026/);
});

test("the own device is named, and not ended from here", () => {
  const row = shown(aSession({ isCurrent: true }));
  expect(row).toContain("This device");
  expect(row).not.toMatch(/<button|Last seen/);
});
