import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

test.for(["127.0.0.1", "127.3.2.1", "::1", "localhost", "::ffff:127.0.0.1"])(
  "%s can be reached only from this computer",
  (host) => expect(isLoopback(host)).toBe(true),
);

test.for(["0.0.0.0", "::", "192.168.1.7", "fe80::1", "golf.example.org", "::ffff:10.0.0.1"])(
  "%s can be reached from other computers",
  (host) => expect(isLoopback(host)).toBe(false),
);
