import { isIP, SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * The address of a caller in one spelling, so that it counts as one caller. A proxy may append the
 * port. If the header contains no valid address, the address of the proxy counts.
 */
export const callerAddress = ({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">) =>
  addressIn(ip) ?? addressIn(socket.remoteAddress) ?? "unknown";

const withPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/u;

/** A closed connection has no address any more. */
const addressIn = (text: string | undefined) => {
  const { v4, v6 } = withPort.exec(text ?? "")?.groups ?? {};
  const address = v4 ?? v6 ?? text ?? "";
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return new SocketAddress({ family: "ipv6", address }).address.replace(
        /^::ffff:(?=.*\.)/u,
        "",
      );
    default:
      return null;
  }
};
