import { Option } from "effect";
import type { AppConfig } from "./config.ts";

/**
 * The address that people type to reach this installation. By default it is an address of this
 * computer.
 */
export const publicAddress = ({
  publicUrl,
  host,
  port,
}: Pick<AppConfig, "publicUrl" | "host" | "port">) =>
  Option.getOrElse(publicUrl, () => `http://${nameOf(host)}:${port}`);

const everyAddress = ["0.0.0.0", "::", "127.0.0.1", "::1"];

const nameOf = (host: string) => {
  if (everyAddress.includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};
