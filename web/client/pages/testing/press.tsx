import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, vi } from "vitest";
import { makeQueryClient } from "../../data/queryClient.ts";
import { toasts } from "../../data/toasts.ts";

/** These tests check what is shown, not what is sent. */
export const id = "0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f01" as never;
export const thing = { id, eventId: id, revision: 1 } as never;

/** Renders a hook and acts on its result, as a screen does. */
export const press = <Hook,>(use: () => Hook, act: (hook: Hook) => void) => {
  const Screen = () => {
    act(use());
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
};

interface Mutation {
  readonly mutate: (wish: never) => void;
}

export const send =
  (use: () => Mutation, wish: unknown = id) =>
  () =>
    press(use, ({ mutate }) => mutate(wish as never));

export const answer = (status: number, body: string) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status }));

export const toastAfter = async (act: () => void) => {
  const before = toasts.current()?.id;
  act();
  await expect.poll(() => toasts.current()?.id).not.toBe(before);
  return toasts.current();
};
