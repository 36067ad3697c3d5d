import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { EntryOutcome } from "../../../../contract/field/entering.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { toasts } from "../../../data/toasts.ts";
import { useEntering } from "./useEntering.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const ids = ["01", "02", "03"].map((end) =>
  PlayerId.make(`0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f${end}`),
);
const players = ids.map((id) => ({ id, firstName: "Ana", lastName: "Ace" }));
const event = {
  ...{ id: TournamentId.make("5a9d3b71-8e20-4c64-b1f7-2d3c4b5a6907"), name: "Club Medal" },
  ...{ registrationFee: null, otherFees: [] },
};

/** Enters all of them while each call enters the first of those whom it names. */
const enterAll = (before: ReadonlyArray<EntryOutcome> = []) => {
  const sent: Array<ReadonlyArray<string>> = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { readonly body: string }) => {
    const { playerIds } = JSON.parse(body);
    sent.push(playerIds);
    const outcomes = [{ playerId: playerIds[0], outcome: "entered", error: null }];
    return new Response(JSON.stringify({ question: null, outcomes }), { status: 200 });
  });
  const Screen = () => {
    useEntering().enter({ event, players, fee: null }, before);
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  return sent;
};

test("whom one call does not reach is sent again, and all are told of once", async () => {
  const sent = enterAll();
  await expect.poll(() => toasts.current()?.title).toBe("3 entered");
  expect(sent).toEqual([ids, ids.slice(1), ids.slice(2)]);
});

test("after a failure it continues with those of whom nothing has become", async () => {
  const [first] = ids;
  if (!first) throw new Error("There are players");
  const sent = enterAll([{ playerId: first, outcome: "waitlist", error: null }]);
  await expect.poll(() => toasts.current()?.title).toBe("2 entered, 1 on the waitlist");
  expect(sent).toEqual([ids.slice(1), ids.slice(2)]);
});
