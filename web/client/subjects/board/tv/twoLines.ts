/** For the longest names beside the board: a third line would push away what stands below. */
export const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
  lineHeight: 1.15,
} as const;
