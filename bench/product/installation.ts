import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgres } from "../floors/postgres.ts";
import { now } from "../load/now.ts";
import { visitorOf } from "../load/visitor.ts";
import { freePort, startProduct } from "../processes.ts";
import { RunFailed } from "../row.ts";
import { once, type Setting } from "../setting.ts";

const admin = { email: "bench@golf.example", password: randomUUID() };

interface Asked {
  /** The name of its database, which is created. */
  readonly name: string;
  /** The name of another database, of which its database is a copy. */
  readonly copyOf?: string;
  readonly seed?: "demo" | "none";
}

/** The whole product in a separate process, as `npm start` runs it, with a super admin. */
export const openInstallation = async (setting: Setting, { name, copyOf, seed }: Asked) => {
  const database = await (await postgres(setting)).create(name, copyOf);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const launch = () =>
    startProduct(setting, name, {
      DATABASE_URL: database,
      DATA_DIR: setting.folder,
      PORT: String(port),
      SEED: seed ?? "none",
      LOG_LEVEL: "info",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
  let product = launch();
  await answers(url, product);

  const organiser = visitorOf(url);
  await organiser.post("/api/admin/login", admin);
  const facts = new pg.Pool({ connectionString: database, max: 1 });
  facts.on("error", () => {});
  setting.onClose(() => facts.end());
  return {
    url,
    organiser,
    database,
    facts,
    memory: () => product.memory(),
    stop: () => product.stop(),
    /** Returns how many milliseconds passed until it answered. */
    start: async () => {
      const began = now();
      product = launch();
      await answers(url, product);
      return now() - began;
    },
  };
};
export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** The installation that several rows share. */
export const installation = once((setting) => openInstallation(setting, { name: "golf" }));

const answers = async (url: string, product: ReturnType<typeof startProduct>) => {
  for (;;) {
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    if (product.hasEnded()) {
      throw new RunFailed(`The product did not start. Its log ends with:\n${product.endOfLog()}`);
    }
    await sleep(5);
  }
};
