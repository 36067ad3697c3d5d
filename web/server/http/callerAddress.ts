import { isIP, SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Where a request comes from, in one spelling, so that it counts as one caller. A proxy may append the
 * port; what is no address at all may be anything, so that the proxy itself counts then.
 */
export const callerAddress = ({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">) =>
  addressIn(ip) ?? addressIn(socket.remoteAddress) ?? "unknown";

const withPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/u;

/** Of a connection that has closed there is no address any more. */
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
