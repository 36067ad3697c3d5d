import type { Command } from "commander";

/** A command, and the words that may follow it. */
export interface Place {
  /** As it is typed: `golf users list`. */
  readonly path: string;
  readonly words: ReadonlyArray<Word>;
}

export interface Word {
  readonly text: string;
  readonly description: string;
}

/** Every command of the program with its words and options, from commander. */
export const placesOf = (command: Command, path = command.name()): ReadonlyArray<Place> => {
  const help = command.createHelp();
  const commands = help.visibleCommands(command).filter((one) => one.name() !== "help");
  const options = help
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [{ text: long, description }] : []));
  const choices = command.registeredArguments.flatMap(({ argChoices = [], description }) =>
    argChoices.map((text) => ({ text, description })),
  );
  const words = commands.map((one) => ({ text: one.name(), description: one.description() }));
  return [
    { path, words: [...words, ...choices, ...options] },
    ...commands.flatMap((one) => placesOf(one, `${path} ${one.name()}`)),
  ];
};
