import { lookup as lookUp } from "node:dns";
import { Agent } from "node:https";
import ipaddr from "ipaddr.js";

/** The name of a push service stands for addresses of which none is public. */
export const PRIVATE_ADDRESS = "EPRIVATE";

const refusal = () =>
  Object.assign(new Error("A push service has a public address."), { code: PRIVATE_ADDRESS });

const isPublic = ({ address }: { readonly address: string }) =>
  ipaddr.process(address).range() === "unicast";

/**
 * Connects to public addresses only. Browsers say where their notices go, and nobody may reach
 * through this server what is behind it. The address is looked at when the connection is made, as a
 * name may stand for another one a moment later. The contract refuses addresses without a name.
 */
export const publicAgent = new Agent({
  lookup: (hostname, options, done) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter(isPublic);
      const [first] = allowed;
      if (error) done(error, "", 0);
      else if (!first) done(refusal(), "", 0);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    }),
});
