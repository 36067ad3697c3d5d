import { ApiError, sentenceOf } from "../../../data/apiError.ts";
import { newKey } from "../../../data/newKey.ts";
import type { TextStore } from "../../../device/storage.ts";
import { makeSender } from "../../../outbox/sender.ts";
import { makeStore } from "../../../outbox/store.ts";
import { type DeskScore, ofDesk, type TypedScore, togetherOf } from "./deskScore.ts";
import { type CardName, type Entries, type Entry, isOvertaken, noEntries } from "./entry.ts";

interface Parts {
  readonly textStore: TextStore;
  /**
   * What is stored on a hole, as far as this page knows: 0 for picked up, null for empty, undefined
   * where the sheet is not here yet.
   */
  readonly seenOn: (card: CardName, hole: number) => number | null | undefined;
  /** Sends scores of a card together, and shows the answer. */
  readonly send: (
    card: CardName,
    scores: ReadonlyArray<DeskScore>,
    key: string,
  ) => Promise<unknown>;
  /** Shows a card as it is now, after somebody else has changed it. */
  readonly readAgain: (card: CardName) => Promise<unknown>;
}

const CONFLICT = 409;

const isEditConflict = (error: unknown) =>
  error instanceof ApiError &&
  error.status === CONFLICT &&
  error.sentence.includes("in the meantime");

export type ScoreEntries = ReturnType<typeof makeScoreEntries>;

/**
 * Typed scores that are not saved yet, by card and hole. They are stored on the device, so that a
 * reloaded page continues with them, and sent in the background, one batch of a card at a time.
 */
export const makeScoreEntries = ({ textStore, seenOn, send, readAgain }: Parts) => {
  const store = makeStore<TypedScore, DeskScore>(textStore, ofDesk());
  // A refusal may be over by the time of another page.
  for (const score of store.all().filter(({ state }) => state === "refused")) {
    store.keep({ ...score, state: "waiting", sentence: null });
  }

  /** A score stays, also a refused one, until its writer has decided about it. */
  const refused = async (batch: ReadonlyArray<DeskScore>, error: unknown) => {
    const [{ card } = { card: null }] = batch;
    const isEdited = isEditConflict(error);
    if (isEdited && card) await readAgain(card).catch(() => undefined);
    const isSeen =
      isEdited && batch.some((score) => isOvertaken(score, seenOn(score.card, score.hole)));
    for (const sent of batch) {
      const all = store.all();
      // Another page of this browser was told the same before.
      if (!all.some(({ key }) => key === sent.key)) continue;
      store.remove(sent);
      const retyped = all.find((other) => !other.wasTried && store.isSamePlace(other, sent));
      if (retyped) {
        store.keep({ ...retyped, basedOn: sent.basedOn });
        continue;
      }
      // Holes that nobody else changed are sent again; the others have become conflicts.
      const state = isSeen ? "waiting" : "refused";
      const sentence = sentenceOf(error);
      const { sentAs: _key, ...score } = sent;
      store.keep({ ...score, key: newKey(), wasTried: false, state, sentence });
    }
  };

  const isReady = (score: DeskScore) =>
    score.state === "waiting" && !isOvertaken(score, seenOn(score.card, score.hole));
  const open = (card: CardName) =>
    makeSender<TypedScore, DeskScore>({
      store: {
        ...store,
        all: () => store.all().filter((score) => score.card === card),
        // All cards are watched at once.
        watch: () => () => {},
      },
      newKey,
      next: togetherOf(isReady),
      send: async (batch, key) => {
        await send(card, batch, key);
        return [];
      },
      refused,
    });

  /** Cards do not wait for each other, so each has a sender of its own. */
  const senders = new Map<CardName, ReturnType<typeof open>>();
  const watchers = new Set<() => void>();
  const ends = new Set<() => void>();
  let isStarted = false;
  let isOutdated = true;
  const tell = () => {
    isOutdated = true;
    for (const watcher of watchers) watcher();
  };
  const senderOf = (card: CardName) => {
    const known = senders.get(card);
    if (known) return known;
    const sender = open(card);
    senders.set(card, sender);
    if (isStarted) ends.add(sender.subscribe(tell));
    return sender;
  };
  const retryNow = () => {
    for (const card of new Set(store.all().map((score) => score.card))) senderOf(card).retryNow();
    tell();
  };
  const isOnItsWay = (score: DeskScore) => senders.get(score.card)?.isOnItsWay(score) ?? false;

  /** What a cell shows of the scores of its hole: the last one, over what was stored at first. */
  const shownOf = (score: DeskScore, earlier: Entry | undefined): Entry => ({
    strokes: score.strokes,
    basedOn: earlier ? earlier.basedOn : score.basedOn,
    state: isOnItsWay(score) ? "saving" : score.state,
    sentence: score.sentence,
    ...(score.wasTried ? { wasTried: true } : {}),
    ...(earlier?.wasTried || earlier?.isFollowing ? { isFollowing: true } : {}),
  });

  let cards: ReadonlyMap<CardName, Entries> = new Map();
  const shown = (): ReadonlyMap<CardName, Entries> => {
    const before = cards;
    const now = new Map<CardName, Map<number, Entry>>();
    for (const score of store.all()) {
      const ofCard = now.get(score.card) ?? new Map<number, Entry>();
      now.set(score.card, ofCard.set(score.hole, shownOf(score, ofCard.get(score.hole))));
    }
    return new Map(
      [...now].map(([card, entries]): [CardName, Entries] => {
        const known = before.get(card);
        // So that only the rows of changed cards are rendered.
        return [card, known && isSame(known, entries) ? known : entries];
      }),
    );
  };
  const current = () => {
    if (isOutdated) cards = shown();
    isOutdated = false;
    return cards;
  };

  return {
    /** By card. The same map until something has changed. */
    cards: current,
    of: (card: CardName): Entries => current().get(card) ?? noEntries,
    /** 0 for picked up, null for empty. */
    storedOn: (card: CardName, hole: number): number | null => seenOn(card, hole) ?? null,
    put: (
      card: CardName,
      hole: number,
      typed: Pick<TypedScore, "strokes" | "basedOn"> & Pick<Entry, "state">,
    ) => {
      const place = { card, hole, sentence: null };
      const state = typed.state === "correction" ? "correction" : "waiting";
      const score = { ...place, ...typed, state } as const;
      // What may have arrived is stored by the time of what is typed after it.
      const tried = store.all().find((one) => one.wasTried && store.isSamePlace(one, score));
      senderOf(card).enter(tried ? { ...score, basedOn: tried.strokes } : score);
      tell();
    },
    /** Where a score may have arrived already, only what was typed after it goes, if there is any. */
    drop: (card: CardName, holes: ReadonlyArray<number>) => {
      const ofHoles = store
        .all()
        .filter((score) => score.card === card && holes.includes(score.hole));
      const untried = new Set(ofHoles.filter((score) => !score.wasTried).map(({ hole }) => hole));
      for (const score of ofHoles) {
        const isBefore = score.wasTried && untried.has(score.hole);
        if (!isBefore && !isOnItsWay(score)) store.remove(score);
      }
      retryNow();
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Sends what waits, until the returned function is called. */
    start: () => {
      isStarted = true;
      for (const sender of senders.values()) ends.add(sender.subscribe(tell));
      ends.add(store.watch(tell));
      retryNow();
      return () => {
        isStarted = false;
        for (const end of ends) end();
        ends.clear();
      };
    },
    retryNow,
  };
};

const isSame = (one: Entries, other: Entries) =>
  one.size === other.size &&
  [...one].every(([hole, entry]) => JSON.stringify(entry) === JSON.stringify(other.get(hole)));
