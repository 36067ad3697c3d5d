import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

const home = fileURLToPath(new URL("../../..", import.meta.url));

/** The message of the start when the product is ready. */
const openAt = /is open at ([^\s"]+)/;

interface Product {
  /** Such as "http://localhost:41234". */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product as `npm start` does: outdated files are built first, and the demo is seeded
 * into an empty folder. It gets none of the caller's settings.
 */
export const startProduct = async (
  folder: string,
  own: Readonly<Record<string, string>> = {},
): Promise<Product> => {
  const { PATH = "", HOME = "" } = process.env;
  const settings = {
    PATH,
    HOME,
    TMPDIR: folder,
    DATA_DIR: path.join(folder, "data"),
    PORT: String(await freePort()),
    SEED: "demo",
    LOG_LEVEL: "warn",
    ...own,
  };
  const child = spawn(process.execPath, ["scripts/run.mjs", "main"], {
    cwd: home,
    env: settings,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");

  let said = "";
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const [, open] = openAt.exec(said) ?? [];
        if (open) resolve(open);
      });
    }
  });
  const failure = exit.then(() => {
    throw new Error(`The product did not start:\n${said}`);
  });
  // Nobody waits for it any more once the product has started.
  failure.catch(() => undefined);
  const isOpen = within(START, "The start of the product", () => said);
  const isGone = () => within(STOP, "The end of the product after SIGTERM", () => said)(exit);

  return {
    address: await isOpen(Promise.race([address, failure])).catch((error: unknown) => {
      child.kill("SIGKILL");
      throw error;
    }),
    stop: async () => {
      child.kill("SIGTERM");
      await isGone();
      const faults = said.split("\n").filter(isFault);
      if (faults.length > 0) throw new Error(`The product failed:\n${faults.join("\n")}`);
    },
  };
};

/** In milliseconds, for a machine that does much else: a start builds the product and seeds it. */
const START = 150_000;
const STOP = 60_000;

/** Waits for something at most so long. Otherwise tells what did not come, and what was said. */
const within =
  (milliseconds: number, awaited: string, said: () => string) =>
  async <A>(fact: Promise<A>): Promise<A> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`${awaited} took longer than ${milliseconds} ms. It said:\n${said()}`));
      }, milliseconds);
    });
    try {
      return await Promise.race([fact, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };

const ERROR = 50;

/** A line of the log at the level of errors, which means an unexpected failure. */
const isFault = (line: string) => {
  const [, level] = /"level":(\d+)/.exec(line) ?? [];
  return Number(level) >= ERROR;
};

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};
