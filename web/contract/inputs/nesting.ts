/** Texts of the contract have only a few levels of lists and objects. */
const DEEPEST = 20;

const codeOf = (letter: string) => letter.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf("\\");
const LIST = codeOf("[");
const END_OF_LIST = codeOf("]");
const OBJECT = codeOf("{");
const END_OF_OBJECT = codeOf("}");

/**
 * Parsing a megabyte of brackets takes a tenth of a second, and blocks all other requests. This
 * reads each letter once, and stops at the first bracket that is too deep. Brackets inside texts do
 * not count.
 */
export const isTooDeep = (json: string): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) {
      // An escaped quotation mark does not end a text.
      if (code === BACKSLASH) at++;
    } else if (code === LIST || code === OBJECT) {
      depth++;
      if (depth > DEEPEST) return true;
    } else if (code === END_OF_LIST || code === END_OF_OBJECT) depth--;
  }
  return false;
};
