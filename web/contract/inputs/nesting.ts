/** No text of the contract has more than a few lists and objects inside each other. */
const DEEPEST = 20;

const codeOf = (letter: string) => letter.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf("\\");
const LIST = codeOf("[");
const END_OF_LIST = codeOf("]");
const OBJECT = codeOf("{");
const END_OF_OBJECT = codeOf("}");

/**
 * To parse a megabyte of brackets takes a tenth of a second, in which no other request is answered.
 * This looks at each letter once, and stops at the first bracket that is too many. Brackets inside
 * texts do not count.
 */
export const isTooDeep = (json: string): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) {
      // What is escaped ends no text.
      if (code === BACKSLASH) at++;
    } else if (code === LIST || code === OBJECT) {
      depth++;
      if (depth > DEEPEST) return true;
    } else if (code === END_OF_LIST || code === END_OF_OBJECT) depth--;
  }
  return false;
};
