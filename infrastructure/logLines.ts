/** In milliseconds: longer than it takes to answer, shorter than anybody waits for a line of log. */
const WAIT = 10;

/** Lines that come within a moment are written together: one call of the system for all of them. */
export const gatherLines = (write: (text: string) => unknown) => {
  let lines = "";

  const flush = () => {
    const text = lines;
    lines = "";
    if (text !== "") write(text);
  };
  // However the process ends, short of being killed, nothing that was said is lost.
  process.once("exit", flush);

  return {
    write: (line: string) => {
      if (lines === "") setTimeout(flush, WAIT).unref();
      lines += line;
    },
  };
};
