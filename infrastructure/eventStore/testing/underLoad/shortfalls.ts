interface Plan {
  readonly what: string;
  readonly asked: number;
  readonly happened: number;
}

/** Names in words what happened less often than requested. A run without it would prove nothing. */
export const shortfalls = (plans: ReadonlyArray<Plan>): ReadonlyArray<string> =>
  plans
    // Not written as `<`, so that NaN counts as a shortfall too.
    .filter(({ asked, happened }) => !(happened >= asked))
    .map(({ what, asked, happened }) => `only ${happened} of ${asked} ${what}`);
