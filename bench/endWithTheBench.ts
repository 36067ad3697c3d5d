/** A helper ends when it is told to, and when the bench is no longer there to tell it. */
export const endWithTheBench = () => {
  process.once("SIGTERM", () => process.exit(0));
  process.once("disconnect", () => process.exit(0));
};
