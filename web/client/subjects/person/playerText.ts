import { indexText } from "./indexText.ts";

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** "7.4"; "0.0" for players without a handicap. */
export const handicapText = ({ handicap }: { readonly handicap: number | null }): string =>
  indexText(handicap ?? 0);
