import { createHash } from "node:crypto";
import { canonicalJson } from "../../../domain/shared/canonicalJson.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";

/**
 * One hash over a whole log: each event is hashed together with the hash of all before it, so that
 * neither an event nor its place can differ. It runs over canonical JSON, never over stored text, and
 * leaves out what each store numbers for itself: positions and revisions.
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
