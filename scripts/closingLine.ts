import type { Reporter, TestModule, TestRunEndReason, Vitest } from "vitest/node";

/** The commands of the lanes, by a project that only this lane runs. */
const lanes: Readonly<Record<string, string>> = {
  product: "npm test",
  journeys: "npm run test:journeys",
  faults: "npm run test:faults",
};

/**
 * Ends every test run with the lanes that did not run, and with one line that people and programs
 * read alike: `N passed, N failed`.
 */
export default class ClosingLine implements Reporter {
  #chosen: ReadonlyArray<string> = [];

  onInit(vitest: Vitest) {
    this.#chosen = vitest.projects.map(({ name }) => name);
  }

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
      `${leftOut(this.#chosen)}${count("passed")} passed, ` +
        `${reason === "passed" ? failed : Math.max(failed, 1)} failed` +
        `${skipped > 0 ? `, ${skipped} skipped` : ""}\n`,
    );
  }
}

const leftOut = (chosen: ReadonlyArray<string>) =>
  Object.entries(lanes)
    .filter(([project]) => !chosen.includes(project))
    .map(([project, command]) => `Not run: the lane of ${project} (${command})\n`)
    .join("");
