import { isIP, SocketAddress } from "node:net";

/**
 * How many of the eight groups of an IPv6 address identify a network or a site. A private customer
 * gets a network, an organisation gets a site.
 */
const NETWORK = 4;
const SITE = 3;

/** A customer who has one IPv6 address also has the other 2^64 addresses of its network. */
export const networkOf = (address: string) =>
  isVersion6(address) ? groupsOf(address).slice(0, NETWORK).join(":") : address;

/** One customer may own the 65,536 IPv6 networks of a site. Null for IPv4. */
export const siteOf = (address: string) =>
  isVersion6(address) ? groupsOf(address).slice(0, SITE).join(":") : null;

const isVersion6 = (address: string) => isIP(address) === 6 && !address.startsWith("::ffff:");

const groupsOf = (address: string) => {
  const written = new SocketAddress({ family: "ipv6", address }).address;
  const [head = "", tail = ""] = written.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last];
};
