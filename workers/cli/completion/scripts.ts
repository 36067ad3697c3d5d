import type { Place, Word } from "./words.ts";

/** The scripts contain all words, because starting the program at every key would be too slow. */
const inBash = (places: ReadonlyArray<Place>) => `_golf() {
  local at=golf word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${pathsOf(places).join("|")}) at="$at $word" ;;
    esac
  done
  case "$at" in
${places.map(({ path, words }) => `    ${quoted(path)}) words=${quoted(textsOf(words))} ;;`).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _golf golf
`;

const inZsh = (places: ReadonlyArray<Place>) => `#compdef golf
_golf() {
  local at=golf word
  local -a found
  for word in \${words[2,CURRENT-1]}; do
    case "$at $word" in
      ${pathsOf(places).join("|")}) at="$at $word" ;;
    esac
  done
  case "$at" in
${places.map(({ path, words }) => `    ${quoted(path)}) found=(${words.map(described).join(" ")}) ;;`).join("\n")}
  esac
  _describe golf found || _files
}
compdef _golf golf
`;

const described = ({ text, description }: Word) =>
  quoted(`${text}:${description.replaceAll(":", "\\:")}`);

const inFish = (places: ReadonlyArray<Place>) => `function __golf_at
  set -l at golf
  for word in (commandline -opc)[2..-1]
    switch "$at $word"
      case ${pathsOf(places).join(" ")}
        set at "$at $word"
    end
  end
  echo "$at"
end
${places.flatMap(({ path, words }) => words.map((word) => fishLine(path, word))).join("\n")}
`;

const fishLine = (path: string, { text, description }: Word) => {
  const isAt = `'test "$(__golf_at)" = "${path}"'`;
  const word = text.startsWith("--") ? `-l ${text.slice(2)}` : `-a ${text}`;
  return `complete -c golf -n ${isAt} ${word} -d ${quoted(description, "\\'")}`;
};

/** An argument that is not a command leads to no further commands. */
const pathsOf = (places: ReadonlyArray<Place>) => places.slice(1).map(({ path }) => quoted(path));

const textsOf = (words: ReadonlyArray<Word>) => words.map(({ text }) => text).join(" ");

/**
 * An apostrophe ends a quoted text of bash and zsh, so it is written separately between two quoted
 * texts.
 */
const quoted = (text: string, apostrophe = "'\\''") => `'${text.replaceAll("'", apostrophe)}'`;

export const scripts = { bash: inBash, zsh: inZsh, fish: inFish };
