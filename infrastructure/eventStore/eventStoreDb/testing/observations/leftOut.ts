const persistent = "The product uses no persistent subscriptions, so the fake server has none.";

/** Observations that are not compared, with the reasons. A name may end in `*`. */
export const leftOut: Readonly<Record<string, string>> = {
  "ps.*": persistent,
  "end.all.systemStreams": `It lists what they leave behind. ${persistent}`,
  "projections.list": "The product projects by itself: the fake server has no such calls either.",
};

/** Parts of an answer that are not compared. */
export const leftOutParts: Readonly<
  Record<string, { readonly parts: ReadonlyArray<string>; readonly why: string }>
> = {
  "sub.all.prefix.checkpoints(interval1,window4)": {
    parts: ["count", "onEventPositions"],
    why: "The real server told 419 checkpoints of 1675 events, one more than there are fours.",
  },
};

/** Parts of answers that another server cannot repeat: addresses, times and places in a file. */
export const comparable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer ?? null)
      .replace(/exceeded after [^"]*/g, "exceeded after <time>")
      .replace(/"metastreamRevision":"\d+n"/g, '"metastreamRevision":"<position>"'),
  );
