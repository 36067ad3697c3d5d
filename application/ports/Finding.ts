/** What somebody who helps would have asked for, and the answer. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly what: string;
  /** Advice can wait; what is wrong cannot. */
  readonly state: "fine" | "advice" | "wrong";
  /** What was found, in a sentence. */
  readonly says: string;
  /** Null where there is nothing to do. */
  readonly todo: string | null;
}

export const fine = (what: string, says: string): Finding => ({
  ...{ what, says, state: "fine", todo: null },
});
export const advice = (what: string, says: string, todo: string): Finding => ({
  ...{ what, says, state: "advice", todo },
});
export const wrong = (what: string, says: string, todo: string): Finding => ({
  ...{ what, says, state: "wrong", todo },
});
