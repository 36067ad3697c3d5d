import { oneWord } from "../../../../domain/shared/searchText.ts";
import { handicapText as written } from "../../../../domain/shared/writtenHandicap.ts";

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** "7.4"; "0.0" for players without a handicap. */
export const handicapText = ({ handicap }: { readonly handicap: number | null }): string =>
  indexText(handicap ?? 0);

/** A handicap index: "7.4"; "+1.2" for one better than scratch, which is stored negative. */
export const indexText = (index: number | null): string =>
  index === null ? "N/A" : written(index);

/** A playing handicap, a whole number: "12"; "+1" for one that gives a stroke back. */
export const playingHandicapText = (handicap: number): string =>
  handicap < 0 ? `+${-handicap}` : String(handicap);

type NameIn = (player: Named) => string;

/** A longer beginning of a first name saves no room. */
const MOST_LETTERS = 3;

/**
 * Short names that tell these people apart: "M. Lindqvist"; where two would be the same "Jo. Smith"
 * and "Ja. Smith"; otherwise the whole name.
 */
export const shortNames = (people: ReadonlyArray<Named>): NameIn => {
  const counts = new Map<string, number>();
  for (const person of people) {
    for (const { key } of beginningsOf(person)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (player) =>
    beginningsOf(player).find(({ key, isShorter }) => isShorter && (counts.get(key) ?? 0) <= 1)
      ?.text ?? nameOf(player);
};

/**
 * The whole name while it has that many letters at most. A longer one would be cut off behind the
 * first name, which others may have too.
 */
export const namesWithin = (letters: number, people: ReadonlyArray<Named>): NameIn => {
  const short = shortNames(people);
  return (player) => (nameOf(player).length > letters ? short(player) : nameOf(player));
};

/** First names where they tell these people apart, otherwise the short names that do. */
export const callNames = (people: ReadonlyArray<Named>): NameIn => {
  const short = shortNames(people);
  const namesakes = (name: string) =>
    people.filter(({ firstName }) => oneWord(firstName) === oneWord(name)).length;
  return (player) => (namesakes(player.firstName) > 1 ? short(player) : player.firstName);
};

/** The name with each beginning of the first name. The initial alone always counts as shorter. */
const beginningsOf = ({ firstName, lastName }: Named) => {
  const letters = Array.from(firstName.trim());
  if (lastName.trim() === "") return [];
  return letters.slice(0, MOST_LETTERS).map((_, index) => {
    const beginning = letters.slice(0, index + 1).join("");
    return {
      key: `${index} ${oneWord(beginning)} ${oneWord(lastName)}`,
      isShorter: index === 0 || index < letters.length - 1,
      text: `${beginning}. ${lastName.trim()}`,
    };
  });
};
