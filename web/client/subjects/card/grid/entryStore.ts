import { Option, Schema } from "effect";
import type { TextStore } from "../../../device/textStore.ts";
import { type CardName, type Entries, type Entry, noEntries } from "./entry.ts";

const Kept = Schema.fromJsonString(
  Schema.Struct({
    strokes: Schema.NullOr(Schema.Int),
    basedOn: Schema.NullOr(Schema.Int),
    state: Schema.Literals(["waiting", "correction"]),
  }),
);
const readKept = Schema.decodeUnknownOption(Kept);
const writeKept = Schema.encodeSync(Kept);

/**
 * Typed scores that are not saved yet, by card and hole. The device stores them, so that a reloaded
 * page continues with them.
 */
export const makeEntryStore = (textStore: TextStore) => {
  const cards = restored(textStore);
  const watchers = new Set<() => void>();
  let version = 0;
  const tell = () => {
    version++;
    for (const watcher of watchers) watcher();
  };

  const set = (card: CardName, entries: Entries) => {
    if (entries.size === 0) cards.delete(card);
    else cards.set(card, entries);
    tell();
  };

  const store = {
    of: (card: CardName): Entries => cards.get(card) ?? noEntries,
    cards: (): ReadonlyMap<CardName, Entries> => cards,
    put: (card: CardName, hole: number, entry: Entry) => {
      const { strokes, basedOn } = entry;
      const state = entry.state === "correction" ? "correction" : "waiting";
      textStore.put(`${card} ${hole}`, writeKept({ strokes, basedOn, state }));
      set(card, new Map(store.of(card)).set(hole, entry));
    },
    drop: (card: CardName, holes: Iterable<number>) => {
      const left = new Map(store.of(card));
      for (const hole of holes) {
        if (left.delete(hole)) textStore.remove(`${card} ${hole}`);
      }
      set(card, left);
    },
    /** Grows with every change. */
    version: () => version,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  return store;
};

export type EntryStore = ReturnType<typeof makeEntryStore>;

const restored = (textStore: TextStore) => {
  const cards = new Map<CardName, Entries>();
  for (const [name, text] of textStore.read()) {
    const kept = Option.getOrNull(readKept(text));
    const [round = "", playerId = "", hole = ""] = name.split(" ");
    if (kept === null || hole === "") continue;
    const card: CardName = `${Number(round)} ${playerId}`;
    const entry: Entry = { ...kept, sentence: null };
    cards.set(card, new Map(cards.get(card)).set(Number(hole), entry));
  }
  return cards;
};
