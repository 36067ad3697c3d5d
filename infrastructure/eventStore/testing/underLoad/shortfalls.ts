interface Plan {
  readonly what: string;
  readonly asked: number;
  readonly happened: number;
}

/** What happened less often than was asked for, in words: a run without it would show nothing. */
export const shortfalls = (plans: ReadonlyArray<Plan>): ReadonlyArray<string> =>
  plans
    // Not `<`: that also holds for no number at all.
    .filter(({ asked, happened }) => !(happened >= asked))
    .map(({ what, asked, happened }) => `only ${happened} of ${asked} ${what}`);
