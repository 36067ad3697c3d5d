import { isIP, SocketAddress } from "node:net";

/** Of the eight groups of an address of version 6: people have a network, organisations a site. */
const NETWORK = 4;
const SITE = 3;

/** A customer with one address of version 6 has the other 2^64 of its network too. */
export const networkOf = (address: string) =>
  isVersion6(address) ? groupsOf(address).slice(0, NETWORK).join(":") : address;

/** 65,536 networks of version 6 may belong to one customer. Null of version 4. */
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
