/** The event types with a name of their own, in the order of the list. */
export const eventTypes = [
  { value: "tournament", label: "Tournament" },
  { value: "scramble", label: "Scramble" },
  { value: "match_play", label: "Match Play" },
  { value: "skins", label: "Skins Game" },
  { value: "stroke_play", label: "Stroke Play" },
] as const;

/** "Match Play" for "match_play"; any other type is shown as it is. */
export const eventTypeLabel = (eventType: string): string =>
  eventTypes.find(({ value }) => value === eventType)?.label ?? eventType;
