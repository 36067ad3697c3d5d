import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { getRecordFingerprint } from "../../../../contract/board/record.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { readOf } from "../../../data/read.ts";
import { EventRecord } from "./EventRecord.tsx";

test("a finished event shows its fingerprint, copies it and hands its record out", () => {
  const queries = makeQueryClient();
  const { queryKey } = readOf(getRecordFingerprint, { eventId: tournamentId });
  queries.setQueryData(queryKey, { fingerprint: "db2487da", events: 111 });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <EventRecord tournamentId={tournamentId} />
    </QueryClientProvider>,
  );
  expect(markup).toContain("db2487da");
  expect(markup).toContain('aria-label="Copy the fingerprint"');
  expect(markup.replace(/<[^>]+>/g, "")).toContain("Fingerprint as of event 111");
  expect(markup).toContain(`href="/api/events/${tournamentId}/record"`);
  expect(markup).toContain("for administrators of the event only");
});
