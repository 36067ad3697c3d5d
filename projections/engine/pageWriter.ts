import { Context } from "effect";
import type { Statement } from "./statements.ts";

/** The usual way to write a page. */
export class PageWriter extends Context.Service<
  PageWriter,
  {
    /**
     * Runs one transaction in schema `read`. The statements are sent in order, without waiting for
     * answers. If one of them fails, this fails with the first error, and nothing is written.
     */
    readonly write: (statements: ReadonlyArray<Statement>) => Promise<void>;
  }
>()("golf/projections/PageWriter") {}
