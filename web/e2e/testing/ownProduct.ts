import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProduct } from "./product.ts";

/** Runs a product beside that of the other journeys, with settings of its own. */
export const withOwnProduct = async (
  settings: Readonly<Record<string, string>>,
  use: (address: string) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-journeys-"));
  try {
    const product = await startProduct(folder, settings);
    await use(product.address);
    await product.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
