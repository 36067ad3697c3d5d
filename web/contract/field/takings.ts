import { Schema } from "effect";
import { PlayerId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { Balance } from "../inputs/cents.ts";
import { listFileQuery } from "../listFile.ts";
import { anyEvent } from "../params.ts";
import { intOrNull, PersonName, textOrNull, UtcTime } from "../shared.ts";
import { PaymentMethod } from "./participants.ts";

/** A payment, or with an amount below zero a refund. */
export const Payment = Schema.Struct({
  playerId: PlayerId,
  /** Null after the account was removed. */
  user: Schema.NullOr(PersonName),
  amount: Balance,
  method: PaymentMethod,
  /** A refund has that of its payment. Older payments have none. */
  receipt: intOrNull,
  /** The kind of fee that was paid; null is the registration fee, and for a refund. */
  kind: textOrNull,
  at: UtcTime,
  /** The day of the organiser, as YYYY-MM-DD. */
  day: Schema.String,
}).annotate({ identifier: "Payment" });
export type Payment = typeof Payment.Type;

export const Takings = Schema.Struct({
  /** What was paid and not paid back. */
  paid: Balance,
  /** What those with a place have not paid. */
  open: Balance,
  /** Paid and open. */
  owed: Balance,
  /** In the order in which they were made. */
  payments: Schema.Array(Payment),
}).annotate({ identifier: "Takings" });
export type Takings = typeof Takings.Type;

export const getTakings = endpoint({
  summary: "What was paid and what is open, with every payment and refund",
  method: "GET",
  path: "/api/admin/events/:eventId/takings",
  access: "eventAdmin",
  from: ["registrations", "journal", "tournaments", "players"],
  params: anyEvent,
  success: { status: 200, body: Takings },
});

export const exportTakings = endpoint({
  summary: "Every payment and refund as a spreadsheet",
  method: "GET",
  path: "/api/admin/events/:eventId/takings.csv",
  access: "eventAdmin",
  from: ["registrations", "journal", "tournaments", "players"],
  params: anyEvent,
  query: Schema.Struct(listFileQuery),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
});
