import { Context } from "effect";
import type { Statement } from "./statements.ts";

/** Where a page goes when all is well. */
export class PageWriter extends Context.Service<
  PageWriter,
  {
    /**
     * One transaction in schema `read`, in order, without waiting for one statement before the next is
     * sent. Fails as the first of them did, and then nothing is written.
     */
    readonly write: (statements: ReadonlyArray<Statement>) => Promise<void>;
  }
>()("golf/projections/PageWriter") {}
