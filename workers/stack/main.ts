import { Effect, Exit, Scope } from "effect";
import { appConfig } from "../../infrastructure/config/config.ts";
import { installationFolder } from "../../infrastructure/config/installation.ts";
import { publicAddress } from "../../infrastructure/config/publicAddress.ts";
import { runProgram } from "../../infrastructure/host/program.ts";
import { installationUrl } from "../../infrastructure/postgres/installationUrl.ts";
import { startChildren } from "./children.ts";
import { layoutFor } from "./layout.ts";
import { openProxy } from "./proxy.ts";

// Everything that the compose file starts, as plain processes of one computer behind a small proxy.
await runProgram(async ({ onClose }) => {
  const config = await Effect.runPromise(appConfig);
  const scope = Scope.makeUnsafe();
  onClose(() => Effect.runPromise(Scope.close(scope, Exit.void)));
  const opener = { program: "npm run stack", kind: "server" } as const;
  const databaseUrl = await Effect.runPromise(Scope.provide(installationUrl(opener), scope));

  const say = (line: string) => void process.stdout.write(`${line}\n`);
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
