import grpc, { type Metadata, type ServerInterceptor } from "@grpc/grpc-js";
import { unauthenticated } from "./errors.ts";

/** Passwords by user name. */
export type Users = Readonly<Record<string, string>>;

const STREAMS = "/event_store.client.streams.";

/** A client without credentials may only ask which calls exist. */
export const doorkeeper =
  (users: Users): ServerInterceptor =>
  (method, call) =>
    new grpc.ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, pass) => {
            const isOpen = !method.path.startsWith(STREAMS);
            if (isOpen || mayEnter(users, metadata)) pass(metadata);
            else call.sendStatus(unauthenticated());
          },
        }),
    });

const mayEnter = (users: Users, metadata: Metadata) => {
  const [header = ""] = metadata.get("authorization");
  const basic = String(header).replace(/^Basic /, "");
  const [name = "", password] = Buffer.from(basic, "base64").toString("utf8").split(":");
  return users[name] !== undefined && users[name] === password;
};
