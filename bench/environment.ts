/** What a program needs to know of the machine. */
const ofTheMachine = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "TZ", "NODE_OPTIONS"];

/** The settings of the product, and none of those that whoever started the bench happens to have. */
export const environmentOf = (settings: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => ofTheMachine.includes(name)),
  ),
  ...settings,
});
