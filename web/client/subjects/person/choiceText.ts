import { indexText } from "./playerText.ts";

interface Choosable {
  readonly name: string;
  readonly handicap: number | null;
  readonly note?: string | undefined;
}

/** "Kofi Mensarah, HCP 11.2", and what else is known: ", in Reds". */
export const choiceText = ({ name, handicap, note }: Choosable): string =>
  [name, `HCP ${indexText(handicap)}`, ...(note === undefined ? [] : [note])].join(", ");
