import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";

/** Ends every test run with one line that people and programs read alike: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(
    modules: ReadonlyArray<TestModule>,
    errors: ReadonlyArray<unknown>,
    reason: TestRunEndReason,
  ) {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (...wanted: ReadonlyArray<string>) =>
      states.filter((state) => wanted.includes(state)).length;

    // A file that does not load has no tests that could fail.
    const broken = modules.reduce((sum, module) => sum + module.errors().length, errors.length);
    const failed = count("failed") + broken;
    const skipped = count("skipped", "pending");
    process.stdout.write(
      `${count("passed")} passed, ${reason === "passed" ? failed : Math.max(failed, 1)} failed` +
        `${skipped > 0 ? `, ${skipped} skipped` : ""}\n`,
    );
  }
}
