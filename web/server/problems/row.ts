import type { Failure, FailureTag } from "./failures.ts";

/** A sentence that is made of what the failure knows. */
export type Text<Tag> = (failure: Extract<Failure, { readonly _tag: Tag }>) => string;

/** The status of a failure, its sentence for people, and additional fields that help them. */
export type Row<Tag = FailureTag> = readonly [
  status: number,
  sentence: string | Text<Tag>,
  details?: Text<Tag>,
];

/** A part of the table. */
export type Rows = { readonly [Tag in FailureTag]?: Row<Tag> };
