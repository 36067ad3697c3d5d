const MOMENT = 500;

/**
 * Asks once for all who want to know the same at about the same time. Long before an answer is asked
 * for again because something has changed, it is forgotten.
 */
export const forAMoment = <Key, Answer>(ask: (key: Key) => Promise<Answer>) => {
  const answers = new Map<Key, Promise<Answer>>();
  return (key: Key): Promise<Answer> => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(key);
    answers.set(key, answer);
    setTimeout(() => answers.delete(key), MOMENT).unref();
    return answer;
  };
};
