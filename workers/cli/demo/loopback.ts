import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Whether a server at HOST can be reached only from this computer. Among host names this is certain
 * only for "localhost".
 */
export const isLoopback = (host: string) => {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === "localhost";
  return loopback.check(host, family === 6 ? "ipv6" : "ipv4");
};
