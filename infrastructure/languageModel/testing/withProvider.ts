import { test as base } from "vitest";
import { type FakeProvider, startFakeProvider } from "./fakeProvider.ts";

/** A provider for each test. It does not answer until the test sets an answer. */
export const test = base.extend<{ readonly provider: FakeProvider }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  provider: async ({}, use) => {
    const { provider, stop } = await startFakeProvider();
    await use(provider);
    await stop();
  },
});
