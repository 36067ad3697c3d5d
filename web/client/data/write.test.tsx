import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { GroupId } from "../../../domain/shared/values.ts";
import { removeGroup } from "../../contract/teeSheet/teeSheet.ts";
import { type Change, changes } from "./changes.ts";
import { makeQueryClient } from "./queryClient.ts";
import { toasts } from "./toasts.ts";
import { useWrite } from "./write.ts";

const groupId = GroupId.make("00000000-0000-4000-8000-0000000000c1");

afterEach(() => vi.unstubAllGlobals());

interface Pressed {
  readonly isShownFirst?: true;
  readonly onDone?: () => void;
  readonly onFailed?: (error: unknown) => void;
}

/** Presses "Delete" as often while the server answers like that. */
const press = (answer: () => Promise<Response>, words: Pressed = {}, times = 1) => {
  const server = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", server);
  const Screen = () => {
    const { mutate } = useWrite(removeGroup, () => ({ params: { groupId } }), {
      done: "Group deleted",
      ...words,
    });
    for (let time = 0; time < times; time += 1) mutate();
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  return server;
};

const done = async () => Response.json({ success: true });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

test("what is done is said, and what follows is called", async () => {
  const onDone = vi.fn<() => void>();
  press(done, { onDone });
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(toasts.current()?.title).toBe("Group deleted");
});

test("the same action without an answer keeps its key", async () => {
  const onFailed = vi.fn<(error: unknown) => void>();
  const server = press(lost, { onFailed }, 2);
  // Each failure is announced, and the next test listens.
  await expect.poll(() => onFailed).toHaveBeenCalledTimes(2);
  const keys = server.mock.calls.map(([, { headers }]) => Object(headers)["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);
});

test("over a list it is done only when the list is fetched again", async () => {
  let arrive = () => {};
  const list = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  onTestFinished(changes.listen(() => list));
  changes.announce({ eventId: null, sources: ["groups"] });
  const onDone = vi.fn<() => void>();
  press(done, { isShownFirst: true, onDone });
  await new Promise((resolve) => setImmediate(resolve));
  expect(onDone).not.toHaveBeenCalled();
  arrive();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
});

test("without an answer it may have been done, so the page looks", async () => {
  const heard: Array<Change> = [];
  onTestFinished(changes.listen(async (change) => heard.push(change)));
  const onFailed = vi.fn<(error: unknown) => void>();
  press(lost, { onFailed });
  await expect.poll(() => heard).toEqual([{ eventId: null, sources: null }]);
  expect(onFailed).toHaveBeenCalledOnce();
});
