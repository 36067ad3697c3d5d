import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { VerifyRow } from "./VerifyRow.tsx";

const reason = "A hole is disputed";

const rowOf = (isVerified: boolean, more: Partial<ShortScorecard> = {}) => {
  const card = {
    ...{ id: "1", roundNumber: 1, thru: 18, toPar: 0, isComplete: true, isVerified },
    ...{ attestationCount: 0, attestedBy: [], rejection: null, disputes: [] },
    ...{ totalGrossScore: 72, totalAdjustedScore: 72, player: { firstName: "Ana", lastName: "A" } },
    ...more,
  } as unknown as ShortScorecard;
  const nothing = () => {};
  return renderToStaticMarkup(
    <MemoryRouter>
      <VerifyRow
        name="Ana Ace"
        members={null}
        {...{ card, isChosen: false, isVerifying: false, isUndoing: false, onUndo: null }}
        {...{ onChoose: nothing, onVerify: nothing, onReject: nothing, onOpen: nothing }}
        {...{ isTakingBack: false, onTakeBack: nothing, isSigning: false, onSign: nothing }}
        {...{ scoresPath: "/scores", paper: null, refusal: reason, mayManage: true }}
      />
    </MemoryRouter>,
  );
};

test("a card that could not be verified says why in its row, until it is verified", () => {
  expect(rowOf(false)).toMatch(new RegExp(`<article[^>]*>.*role="alert"[^>]*>${reason}<`, "u"));
  expect(rowOf(true)).not.toContain(reason);
});

test("a card that was sent back offers to take that back, and no other rejection", () => {
  const sentBack = rowOf(false, { rejection: { reason: "Hole 4?" } });
  expect(sentBack).toContain("Take Back: Ana Ace, Round 1");
  expect(sentBack).not.toContain("Reject");
  expect(rowOf(false)).not.toContain("Take Back");
});

test("a complete card that nobody has signed can be signed on paper, and says so then", () => {
  const button = "Signed on paper: Ana Ace, Round 1";
  expect(rowOf(false)).toContain(button);
  const signed = rowOf(false, { isSignedOnPaper: true });
  expect(signed).not.toContain(button);
  expect(signed).toContain("Signed on paper");
  const takeBack = "Not on paper: Ana Ace, Round 1";
  expect(signed).toContain(takeBack);
  expect(rowOf(true, { isSignedOnPaper: true })).not.toContain(takeBack);
  expect(rowOf(false, { attestationCount: 1 })).not.toContain(button);
  expect(rowOf(false, { isComplete: false })).not.toContain(button);
});
