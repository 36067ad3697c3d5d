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

test("without a network a distance fails at once, and says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const failed = vi.fn<(error: unknown) => void>();
  const Form = () => {
    const place = { roundNumber: RoundNumber.make(1), holeNumber: HoleNumber.make(3) };
    const entry = { ...place, playerId: playerIds[0] ?? PlayerId.make(""), distance: 12.5 };
    useDistance(aGame({ gameType: "closest_to_pin" }))
      .mutateAsync(entry)
      .catch(failed);
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(failureText(failed.mock.lastCall?.[0])).toBe(
    "No connection. Check the network and try again.",
  );
});
