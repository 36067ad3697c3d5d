import { Context } from "effect";
import { attempt } from "./readDb.ts";
import type { Statement } from "./statements.ts";

/** What is asked again after every change: to plan it each time would take longer than to answer. */
export class FrequentReads extends Context.Service<
  FrequentReads,
  {
    /** The only row of a query on the tables in use, which is written with bare names. */
    readonly ask: <Row>(statement: Statement) => Promise<Row>;
  }
>()("golf/projections/FrequentReads") {}

export const frequentQuery = <Row>(statement: Statement) =>
  FrequentReads.use(({ ask }) => attempt(() => ask<Row>(statement)));
