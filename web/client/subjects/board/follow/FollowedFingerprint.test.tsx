import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShareCode } from "../../../../../domain/shared/values.ts";
import { getFollowedFingerprint } from "../../../../contract/board/follow.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { readOf } from "../../../data/read.ts";

import { FollowedFingerprint } from "./FollowedFingerprint.tsx";

const shareCode = ShareCode.make("0123456789");

const shownWith = (answer: { readonly fingerprint: string; readonly events: number } | null) => {
  const queries = makeQueryClient();
  queries.setQueryData(readOf(getFollowedFingerprint, { shareCode }).queryKey, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <FollowedFingerprint shareCode={shareCode} />
    </QueryClientProvider>,
  );
};

test("a public board shows the fingerprint of its finished event, and no way to the record", () => {
  const markup = shownWith({ fingerprint: "db2487da", events: 111 });
  expect(markup).toContain("db2487da");
  expect(markup).toContain('aria-label="Copy the fingerprint"');
  expect(markup).toContain("Fingerprint as of event 111");
  expect(markup).not.toContain("href");
});

test("without a fingerprint there is nothing", () => {
  expect(shownWith(null)).toBe("");
});
