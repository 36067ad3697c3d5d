/** The variables of the machine that a program needs. */
const ofTheMachine = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "TZ", "NODE_OPTIONS"];

/** The settings of the product, without the settings of the person who started the bench. */
export const environmentOf = (settings: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => ofTheMachine.includes(name)),
  ),
  ...settings,
});
