import "../../../testing.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { HoleNumber, PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import { failureText } from "../../../lib/failureText.ts";
import { makeQueryClient } from "../../../lib/queryClient.ts";
import { aGame, playerIds } from "../testing.ts";
import { useDistance } from "./useDistance.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("without a network a distance fails at once, and its form stays as it was typed", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const recorded = vi.fn<() => void>();
  let failure: unknown = null;
  const Form = () => {
    const place = { roundNumber: RoundNumber.make(1), holeNumber: HoleNumber.make(3) };
    const entry = { ...place, playerId: playerIds[0] ?? PlayerId.make(""), distance: 12.5 };
    useDistance(aGame({ gameType: "closest_to_pin" }), recorded)
      .mutateAsync(entry)
      .catch((error: unknown) => {
        failure = error;
      });
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(failure).not.toBeNull());
  expect(failureText(failure)).toBe("No connection. Check the network and try again.");
  expect(recorded).not.toHaveBeenCalled();
});
