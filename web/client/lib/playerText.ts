import { indexText } from "./indexText.ts";

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** "M. Lindqvist", if there is little room. */
export const shortNameOf = ({ firstName, lastName }: Named): string => {
  const [initial = ""] = firstName.trim();
  return lastName.trim() && initial
    ? `${initial}. ${lastName.trim()}`
    : nameOf({ firstName, lastName });
};

/**
 * The whole name while it has that many letters at most. A longer one would be cut off behind the
 * first name, which others may have too.
 */
export const nameWithin = (letters: number, player: Named): string => {
  const name = nameOf(player);
  return name.length > letters ? shortNameOf(player) : name;
};

/** "7.4"; "0.0" for players without a handicap. */
export const handicapText = ({ handicap }: { readonly handicap: number | null }): string =>
  indexText(handicap ?? 0);
