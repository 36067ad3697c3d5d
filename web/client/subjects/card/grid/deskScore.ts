import { Option, Schema } from "effect";
import { newKey } from "../../../data/newKey.ts";
import type { Kind } from "../../../outbox/store.ts";
import { type CardName, cardName } from "./entry.ts";

const strokes = Schema.NullOr(Schema.Int);

const Stored = Schema.Struct({
  key: Schema.String,
  order: Schema.Int,
  wasTried: Schema.Boolean,
  sentAs: Schema.optionalKey(Schema.String),
  card: Schema.String,
  hole: Schema.Int,
  /** 0 for picked up; null takes the hole back. */
  strokes,
  /** What is stored when it arrives, if nobody else writes: the score before it, or null for none. */
  basedOn: strokes,
  state: Schema.Literals(["waiting", "correction", "refused"]),
  /** Why it is not saved. */
  sentence: Schema.NullOr(Schema.String),
});

/** A typed score that the server has not answered yet. */
export interface DeskScore extends Omit<typeof Stored.Type, "card"> {
  readonly card: CardName;
}

/** A score as it is typed. */
export type TypedScore = Omit<DeskScore, "key" | "order" | "wasTried" | "sentAs">;

const Text = Schema.fromJsonString(Stored);
const decode = Schema.decodeUnknownOption(Text);

/** Of older versions, whose names say the card and the hole: "2 8a7f... 11". */
const OldText = Schema.fromJsonString(
  Schema.Struct({ strokes, basedOn: strokes, state: Schema.Literals(["waiting", "correction"]) }),
);
const decodeOld = Schema.decodeUnknownOption(OldText);

/** The name of a card, and of a hole after it. */
const placeOf = (name: string) => {
  const [round = "", playerId = "", hole = ""] = name.split(" ");
  return { card: cardName(Number(round), playerId), hole };
};

const readText = (text: string, name: string): DeskScore | null => {
  const stored = Option.getOrNull(decode(text));
  if (stored) return { ...stored, card: placeOf(stored.card).card };
  const old = Option.getOrNull(decodeOld(text));
  const { card, hole } = placeOf(name);
  if (old === null || hole === "") return null;
  const place = { card, hole: Number(hole), order: Number(hole) };
  return { ...old, ...place, key: newKey(), wasTried: false, sentence: null };
};

/** Reads a text once, so that a score is the same object as long as nothing of it has changed. */
const makeReader = () => {
  const known = new Map<string, { readonly text: string; readonly score: DeskScore | null }>();
  return (text: string, name: string): DeskScore | null => {
    const before = known.get(name);
    if (before?.text === text) return before.score;
    const score = readText(text, name);
    known.set(name, { text, score });
    return score;
  };
};

/** What an administrator types, and how the device stores it. */
export const ofDesk = (): Kind<TypedScore, DeskScore> => ({
  read: makeReader(),
  textOf: Schema.encodeSync(Text),
  isSamePlace: (one, other) => one.card === other.card && one.hole === other.hole,
  queued: (typed, place, replaced) => ({ ...typed, ...(replaced && basisOf(replaced)), ...place }),
});

const basisOf = ({ basedOn }: Pick<DeskScore, "basedOn">) => ({ basedOn });

/** What of a card goes out together: a batch that was tried before, or all that is ready. */
export const togetherOf =
  (isReady: (score: DeskScore) => boolean) =>
  (ofCard: ReadonlyArray<DeskScore>): ReadonlyArray<DeskScore> => {
    const ready = ofCard.filter((score) => score.wasTried || isReady(score));
    const [first] = ready;
    if (first?.wasTried) {
      return ready.filter(({ wasTried, sentAs }) => wasTried && sentAs === first.sentAs);
    }
    const underWay = new Set(ready.filter(({ wasTried }) => wasTried).map(({ hole }) => hole));
    return ready.filter(({ wasTried, hole }) => !wasTried && !underWay.has(hole));
  };
