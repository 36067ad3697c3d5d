/** The keys of the sessions, which are read by screens before they know who asks. */
export const queryKeys = {
  /** The signed-in player. */
  user: ["user"],
  /** The signed-in administrator. */
  adminSession: ["adminSession"],
} as const;
