import { createHash } from "node:crypto";
import { canonicalJson } from "../../../domain/shared/canonicalJson.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";

/**
 * One hash over a whole log: each event is hashed together with the hash of all events before it,
 * so a change of an event or of the order is noticed. It uses canonical JSON, never the stored
 * text, and leaves out positions and revisions, because each store assigns its own.
 */
export class HashChain {
  #hash = "";

  add({ stream, event, metadata, recordedAt }: Recorded) {
    const text = canonicalJson({ stream, event, metadata, recordedAt });
    this.#hash = createHash("sha256").update(this.#hash).update(text).digest("hex");
  }

  get hash() {
    return this.#hash;
  }
}
