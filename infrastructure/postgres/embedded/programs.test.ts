import { expect, onTestFinished, test } from "vitest";
import { findPrograms } from "./programs.ts";

test("on a computer without a PostgreSQL build the sentence names DATABASE_URL", async () => {
  const { arch } = process;
  onTestFinished(() => void Object.defineProperty(process, "arch", { value: arch }));
  Object.defineProperty(process, "arch", { value: "mips" });
  await expect(findPrograms()).rejects.toThrow(
    /^There is no PostgreSQL for this computer, .*-mips is not installed: set DATABASE_URL /,
  );
});
