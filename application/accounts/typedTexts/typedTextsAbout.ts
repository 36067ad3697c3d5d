import { type Recorded, typeOf } from "../../../domain/shared/recorded.ts";
import type { Player } from "../../ports/Players.ts";

/** A text that a person wrote into an event, and its place. */
export interface TypedText {
  readonly stream: string;
  readonly revision: number;
  readonly recordedAt: string;
  /** The time of the event. */
  readonly type: string;
  /** A path such as `holeScores.0.notes`. */
  readonly field: string;
  readonly text: string;
  /**
   * The player typed the text; the event is about the player; or the text contains the player's
   * name, e-mail or phone number.
   */
  readonly why: "author" | "about" | "names";
}

/** Fields in which people write free text. */
const typed = new Set(["description", "name", "note", "notes", "reason", "teamName"]);

/** A card contains a copy of its course, which says nothing about a person. */
const copied = new Set(["course"]);

/** The texts of events that may be about a player. */
export const typedTextsAbout = (player: Player) => {
  const isNamedIn = findsAny([player.firstName, player.lastName, player.email, player.phone]);
  return (recorded: Recorded): ReadonlyArray<TypedText> => {
    const { stream, revision, recordedAt, event, metadata } = recorded;
    const isAuthor = metadata.actor.kind === "player" && metadata.actor.id === player.id;
    const whyOf = ({ path, text, isAbout }: Leaf): TypedText["why"] | null => {
      if (typed.has(path.at(-1) ?? "") && isAuthor) return "author";
      if (typed.has(path.at(-1) ?? "") && isAbout) return "about";
      return isNamedIn(text) ? "names" : null;
    };
    const found: Array<TypedText> = [];
    for (const leaf of leavesOf(event, player.id, [], stream.includes(player.id))) {
      const why = whyOf(leaf);
      if (why === null) continue;
      const where = { stream, revision, recordedAt, type: typeOf(recorded) };
      found.push({ ...where, field: leaf.path.join("."), text: leaf.text, why });
    }
    return found;
  };
};

interface Leaf {
  readonly path: ReadonlyArray<string>;
  readonly text: string;
  readonly isAbout: boolean;
}

function* leavesOf(
  value: unknown,
  playerId: string,
  path: ReadonlyArray<string>,
  isAbout: boolean,
): Generator<Leaf> {
  if (typeof value === "string" && value !== "") yield { path, text: value, isAbout };
  if (typeof value !== "object" || value === null) return;
  const isAboutAll = isAbout || mentions(value, playerId);
  for (const [name, inside] of Object.entries(value)) {
    if (!copied.has(name)) yield* leavesOf(inside, playerId, [...path, name], isAboutAll);
  }
}

/**
 * Whether this object names the player, directly or in one of its own lists. Deeper lists do not
 * count: the players of a whole tee sheet are not all in one group.
 */
const mentions = (value: object, playerId: string) =>
  Object.values(value)
    .flat()
    .some((inside) => inside === playerId || Object.values(Object(inside)).includes(playerId));

/** Matches whole words, in upper or lower case. */
const findsAny = (words: ReadonlyArray<string>) => {
  const searched = words.filter((word) => word.trim().length > 1).map(literally);
  if (searched.length === 0) return () => false;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${searched.join("|")})(?![\\p{L}\\p{N}])`,
    "iu",
  );
  return (text: string) => pattern.test(text);
};

const literally = (word: string) => word.trim().replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
