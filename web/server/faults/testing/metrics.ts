/** The values that a process shows to Prometheus, by their names with labels. */
export const readMetrics = async (port: number): Promise<ReadonlyMap<string, number>> => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await response.text()).split("\n").filter((line) => /^[^#]/u.test(line));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
};
