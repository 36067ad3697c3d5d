import { BlockList, isIP } from "node:net";

/** The ranges that the names of networks stand for, as in proxies. */
const named: Readonly<Record<string, ReadonlyArray<string>>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Whether an address matches a list of addresses, ranges and names of networks. */
export const allowedAddresses = (list: ReadonlyArray<string>) => {
  const allowed = new BlockList();
  for (const entry of list.flatMap((text) => named[text] ?? [text])) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) allowed.addAddress(address, familyOf(address));
    else allowed.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address: string) => allowed.check(address, familyOf(address));
};
