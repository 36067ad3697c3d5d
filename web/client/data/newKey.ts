const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/**
 * A random uuid (version 4): the idempotency key of one action. `crypto.randomUUID` exists only on
 * secure origins, but a club may use plain http in its own network.
 */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const at = (index: number) => bytes[index] ?? 0;
  bytes[6] = (at(6) & 0x0f) | 0x40;
  bytes[8] = (at(8) & 0x3f) | 0x80;
  const text = Array.from(bytes, hex).join("");
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
