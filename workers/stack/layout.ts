import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { parseArgs } from "node:util";
import { Schema } from "effect";

type Env = Readonly<Record<string, string | undefined>>;

/** One process of the product, and the port on which it reports its health. */
export interface Part {
  readonly name: string;
  readonly program: "server" | "projector" | "jobs";
  readonly port: number;
  readonly env: Env;
}

interface Layout {
  readonly processes: readonly [Part, ...ReadonlyArray<Part>];
  readonly serverPorts: ReadonlyArray<number>;
}

/** One sentence for the person who started it. */
export class WrongStack extends Schema.TaggedError<WrongStack>()("WrongStack", {
  message: Schema.String,
}) {}

interface Given {
  readonly databaseUrl: string;
  readonly env: Env;
}

const MAX_PROCESSES = 16;

/** How many processes of each kind: two, so that one of them may fail. */
const countsIn = (args: ReadonlyArray<string>) => {
  const one = { type: "string", default: "2" } as const;
  try {
    const options = { servers: one, projectors: one, jobs: one };
    const { values } = parseArgs({ args: [...args], options });
    const counts = Object.values(values).map(Number);
    if (!counts.every((count) => Number.isInteger(count) && count >= 1 && count <= MAX_PROCESSES))
      throw args;
    return {
      server: Number(values.servers),
      projector: Number(values.projectors),
      jobs: Number(values.jobs),
    };
  } catch {
    const message = `npm run stack takes --servers, --projectors and --jobs, each with a number from 1 to ${MAX_PROCESSES}.`;
    throw new WrongStack({ message });
  }
};

/** The processes, servers first, with their settings. */
export const layoutFor = async (
  args: ReadonlyArray<string>,
  { databaseUrl, env }: Given,
): Promise<Layout> => {
  const counts = countsIn(args);
  const named = (["server", "projector", "jobs"] as const).flatMap((program) =>
    Array.from({ length: counts[program] }, (_, n) => ({ program, name: `${program} ${n + 1}` })),
  );
  const processes = await Promise.all(
    named.map(async ({ program, name }, n): Promise<Part> => {
      const port = await freePort();
      return { name, program, port, env: settingsOf(env, { databaseUrl, port, n }) };
    }),
  );
  const [first, ...others] = processes;
  if (!first) throw new WrongStack({ message: "npm run stack needs a server." });
  const servers = processes.filter(({ program }) => program === "server");
  return { processes: [first, ...others], serverPorts: servers.map(({ port }) => port) };
};

interface Place {
  readonly databaseUrl: string;
  readonly port: number;
  /** Its index among all of them. */
  readonly n: number;
}

/** The settings of the stack, with separate ports for each process. */
const settingsOf = (env: Env, { databaseUrl, port, n }: Place): Env => ({
  ...env,
  DATABASE_URL: databaseUrl,
  DATABASE_URL_FILE: "",
  HOST: "127.0.0.1",
  PORT: String(port),
  HEALTH_PORT: String(port),
  // The proxy before the servers names the address of the caller.
  TRUST_PROXY: env["TRUST_PROXY"] ? `${env["TRUST_PROXY"]},loopback` : "loopback",
  ...(env["METRICS_PORT"] ? { METRICS_PORT: String(Number(env["METRICS_PORT"]) + n) } : {}),
});

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};
