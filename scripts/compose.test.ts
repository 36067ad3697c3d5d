import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Service {
  readonly image?: string;
  readonly build?: { readonly args: Readonly<Record<string, string>> };
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: ReadonlyArray<string>;
  readonly healthcheck?: { readonly test: ReadonlyArray<unknown> };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const { services, volumes }: Compose = parse(readFileSync("docker-compose.yml", "utf8"), {
  merge: true,
});
const each = Object.entries(services).map(([name, service]) => ({ name, ...service }));

test("the services are the processes of the product and its stores", () => {
  const names = ["api", "projector", "jobs", "kurrentdb", "postgres", "redis"];
  expect(Object.keys(services)).toEqual(names);
});

test.for(each)("$name is restarted when it ends", ({ restart }) => {
  expect(restart).toBe("unless-stopped");
});

test("the server listens to all addresses of its container, with any HOST in .env", () => {
  expect(services["api"]?.environment).toMatchObject({ HOST: "0.0.0.0", PORT: "3000" });
});

test.for([
  ["kurrentdb", "KURRENTDB_IMAGE"],
  ["postgres", "POSTGRES_IMAGE"],
  ["redis", "REDIS_IMAGE"],
] as const)("the image of %s can be pinned in .env with %s", ([name, variable]) => {
  expect(services[name]?.image).toMatch(new RegExp(`^\\$\\{${variable}:-[^}]+:[\\d.]+`, "u"));
});

test("the image of Node.js can be pinned, and its default is that of the Dockerfile", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, image = ""] = /^ARG NODE_IMAGE=(\S+)$/mu.exec(dockerfile) ?? [];
  expect(dockerfile.match(/^FROM \S+/gmu)).toEqual(["FROM ${NODE_IMAGE}", "FROM ${NODE_IMAGE}"]);
  expect(services["api"]?.build?.args).toEqual({ NODE_IMAGE: `\${NODE_IMAGE:-${image}}` });
});

test.for(each)("$name has a health check", ({ healthcheck }) => {
  expect(healthcheck?.test[0]).toMatch(/^CMD(-SHELL)?$/);
});

test.for([
  { name: "api", setting: "PORT" },
  { name: "projector", setting: "HEALTH_PORT" },
  { name: "jobs", setting: "HEALTH_PORT" },
])("the health check of $name asks the port at which it answers", ({ name, setting }) => {
  const { healthcheck, environment } = services[name] ?? {};
  expect(healthcheck?.test.at(-1)).toContain(`//127.0.0.1:${environment?.[setting]}/api/health`);
});

// YAML reads a text with a colon and a space as a mapping unless it has quotes, and then compose
// refuses the whole file.
test.for(each)("the health check of $name consists of texts", ({ healthcheck }) => {
  expect(healthcheck?.test.filter((part) => typeof part !== "string")).toEqual([]);
});

test.for(each)(
  "every service that $name waits for exists and has a health check",
  ({ depends_on = {} }) => {
    const others = Object.entries(depends_on);
    expect(others.filter(([other]) => !Object.hasOwn(services, other))).toEqual([]);
    const healthy = others.filter(([, { condition }]) => condition === "service_healthy");
    expect(healthy.filter(([other]) => !services[other]?.healthcheck)).toEqual([]);
  },
);

test.for(each)("the named volumes of $name are declared", ({ volumes: mounts = [] }) => {
  const sources = mounts.map((mount) => mount.split(":")[0] ?? "");
  const named = sources.filter((source) => !/^[./~]/u.test(source));
  expect(named.filter((name) => !Object.hasOwn(volumes, name))).toEqual([]);
});

test.for(["api", "projector", "jobs"])("what %s writes outlives its container", (name) => {
  const { environment, volumes: mounts } = services[name] ?? {};
  expect(mounts).toEqual([`files:${environment?.["DATA_DIR"]}`]);
});

test("the image says by itself how its server is", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, command = "[]"] = /^HEALTHCHECK [^[]+CMD (\[.+\])$/mu.exec(dockerfile) ?? [];
  const [program, option, script] = JSON.parse(command);
  expect([program, option]).toEqual(["node", "--eval"]);
  expect(script).toContain("/api/health");
});

test("Redis is healthy only when it answers PONG, because redis-cli succeeds also with LOADING", () => {
  const [kind, command] = services["redis"]?.healthcheck?.test ?? [];
  expect(kind).toBe("CMD-SHELL");
  expect(command).toMatch(/^redis-cli ping \| grep .*PONG$/u);
});
