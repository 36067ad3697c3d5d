import { Schema } from "effect";
import { NoticeKind } from "../../../domain/shared/notices.ts";
import { endpoint } from "../endpoint.ts";
import { Done } from "../shared.ts";

/** Longer than any that a browser was seen to have. */
const MAX_ADDRESS = 1000;

/**
 * The server writes to it, so it is a name of the public net, reached by https: neither this
 * computer nor a bare address.
 */
const isPushService = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    protocol === "https:" && username + password === "" && /[.][a-z][a-z\d-]*$/u.test(hostname)
  );
};

const PushServiceAddress = Schema.String.check(
  Schema.isMaxLength(MAX_ADDRESS),
  Schema.makeFilter((text: string) => isPushService(text) || "an https address of a push service"),
);

/** What a browser knows of its subscription. */
const Subscription = Schema.Struct({
  endpoint: PushServiceAddress,
  keys: Schema.Struct({
    /** A public key of 65 bytes, and a secret of 16. */
    p256dh: Schema.String.check(Schema.isPattern(/^[\w-]{87}$/u)),
    auth: Schema.String.check(Schema.isPattern(/^[\w-]{22}$/u)),
  }),
});

const kinds = Schema.Array(NoticeKind);

/** What the player is told in this browser. */
export const OwnPhone = Schema.Struct({
  /** The key with which a browser subscribes; null if this installation sends no notices. */
  serverKey: Schema.NullOr(Schema.String),
  /** Null if nothing is told in this browser. */
  kinds: Schema.NullOr(kinds),
});

export const getOwnPhone = endpoint({
  summary: "What the player is told in this browser",
  method: "GET",
  path: "/api/user/phone",
  access: "player",
  from: ["sessions"],
  success: { status: 200, body: OwnPhone },
});

export const keepOwnPhone = endpoint({
  summary: "Tells the player these things in this browser, until its session ends",
  method: "PUT",
  path: "/api/user/phone",
  access: "player",
  changes: ["sessions"],
  body: Schema.Struct({ subscription: Subscription, kinds }),
  success: { status: 200, body: OwnPhone },
  refusals: ["PhoneSignedOut", "PushNotOffered"],
});

export const forgetOwnPhone = endpoint({
  summary: "Tells the player nothing in this browser any more",
  method: "DELETE",
  path: "/api/user/phone",
  access: "player",
  changes: ["sessions"],
  success: { status: 200, body: Done },
});
