/** A question that an expert would ask to find a problem, and the answer. */
export interface Finding {
  /** The subject of the check, in one or two words. */
  readonly what: string;
  /** Advice can wait; a failure cannot. */
  readonly state: "fine" | "advice" | "wrong";
  /** The result, in a sentence. */
  readonly says: string;
  /** Null if nothing has to be done. */
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
