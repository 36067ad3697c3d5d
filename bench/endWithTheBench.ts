/** Ends a helper process on SIGTERM, and when the bench itself has ended. */
export const endWithTheBench = () => {
  process.once("SIGTERM", () => process.exit(0));
  process.once("disconnect", () => process.exit(0));
};
