import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgres } from "../floors/postgres.ts";
import { visitorOf } from "../load/visitor.ts";
import { freePort, startProduct } from "../processes.ts";
import { RunFailed } from "../row.ts";
import { once, type Setting } from "../setting.ts";

const admin = { email: "bench@golf.example", password: randomUUID() };

/** The whole product in a process of its own, as `npm start` runs it, with a super admin. */
export const installation = once(async (setting: Setting) => {
  const database = await (await postgres(setting)).create("golf");
  const port = await freePort();
  const product = startProduct(setting, {
    DATABASE_URL: database,
    DATA_DIR: setting.folder,
    PORT: String(port),
    SEED: "none",
    LOG_LEVEL: "info",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, product);

  const organiser = visitorOf(url);
  await organiser.post("/api/admin/login", admin);
  const facts = new pg.Pool({ connectionString: database, max: 1 });
  setting.onClose(() => facts.end());
  return { url, organiser, database, facts };
});
export type Installation = Awaited<ReturnType<typeof installation>>;

const answers = async (url: string, product: ReturnType<typeof startProduct>) => {
  for (;;) {
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    if (product.hasEnded()) {
      throw new RunFailed(`The product did not start. Its log ends with:\n${product.lastWords()}`);
    }
    await sleep(50);
  }
};
