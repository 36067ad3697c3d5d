/** Parts of a last name that stand before or after its main word. */
const particles = new Set(
  "da de del della den der di dos du el la le lo mac st st. van von y zu".split(" "),
);
const suffixes = new Set("jr jr. sr sr. ii iii iv (a)".split(" "));

/** A published name in the form of an account. A single word is a last name. */
export const personName = (published: string) => {
  const words = published.trim().split(/\s+/u);
  const isSuffix = (index: number) => suffixes.has((words[index] ?? "").toLowerCase());
  const isParticle = (index: number) => particles.has((words[index] ?? "").toLowerCase());

  let start = words.length - 1;
  while (start > 1 && isSuffix(start)) start--;
  while (start > 1 && isParticle(start - 1)) start--;
  return { firstName: words.slice(0, start).join(" "), lastName: words.slice(start).join(" ") };
};
