import { Effect, Exit, Scope } from "effect";
import { appConfig } from "../../infrastructure/config/config.ts";
import { installationFolder } from "../../infrastructure/config/installation.ts";
import { publicAddress } from "../../infrastructure/config/publicAddress.ts";
import { logging } from "../../infrastructure/host/logging.ts";
import { processName } from "../../infrastructure/host/processName.ts";
import { runProgram } from "../../infrastructure/host/program.ts";
import { sayAs } from "../../infrastructure/host/say.ts";
import { installationUrl } from "../../infrastructure/postgres/installationUrl.ts";
import { startChildren } from "./children.ts";
import { layoutFor } from "./layout.ts";
import { openProxy } from "./proxy.ts";

const name = processName("stack");

// Everything that the compose file starts, as plain processes of one computer behind a small proxy.
await runProgram(async ({ onClose }) => {
  const config = await Effect.runPromise(appConfig);
  const scope = Scope.makeUnsafe();
  onClose(() => Effect.runPromise(Scope.close(scope, Exit.void)));
  const opener = { program: "npm run stack", kind: "server" } as const;
  const opened = Effect.provide(installationUrl(opener), logging(name));
  const databaseUrl = await Effect.runPromise(Scope.provide(opened, scope));

  const say = sayAs(name);
  const layout = await layoutFor(process.argv.slice(2), { databaseUrl, env: process.env });
  const children = startChildren({ home: installationFolder, say });
  onClose(children.end);
  // The first server creates the tables, which all others need.
  const [first, ...others] = layout.processes;
  await children.start(first);
  await Promise.all(others.map(children.start));

  const { port, host } = config;
  const proxy = await openProxy(layout.serverPorts, { port, host });
  onClose(proxy.close);
  say(`${config.brandName} is open at ${publicAddress(config)}`);
});
