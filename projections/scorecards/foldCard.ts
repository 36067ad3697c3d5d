import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { AttestationId, DisputedEntryId } from "../../domain/shared/values.ts";
import { type CardChanges, type CardEdit, type CardFact, noChanges } from "./changes.ts";
import { cardHandlers, type EventOf } from "./handlers.ts";
import type { AttestationRow, CardRow, DisputedEntryRow, HoleScoreRow } from "./queries.ts";

/** The rows of one card, as the events of its stream make them. */
export interface FoldedCard {
  readonly card: Omit<CardRow, "scores" | "disputed" | "attested_by">;
  /** With those that were taken back, as in the table; by the keys of their changes. */
  readonly holes: ReadonlyMap<string, HoleScoreRow>;
  /** With those that are settled. */
  readonly disputed: ReadonlyMap<DisputedEntryId, DisputedEntryRow>;
  readonly attestations: ReadonlyMap<AttestationId, AttestationRow>;
}

/**
 * The card after one more event: what `write` and `merge.ts` do with the tables. Each event is
 * folded alone, so its changes are newer than all that is known. Null before the first event.
 */
export const foldCard = (
  known: FoldedCard | null,
  fact: CardFact<ScorecardEvent>,
): FoldedCard | null => {
  const changes = { ...noChanges(), holes: new Map(known?.holes) };
  collect(changes, fact.event._tag, fact);
  const [opened] = changes.opened;
  const before = known ?? (opened ? { ...nothingOn, card: opened } : null);
  return before && merged(before, changes);
};

type Tag = ScorecardEvent["_tag"];
type Events = { readonly [Each in Tag]: EventOf<Each> };

const collect = <Each extends Tag>(changes: CardChanges, tag: Each, fact: CardFact<Events[Each]>) =>
  cardHandlers[tag](changes, fact);

const nothingOn = { holes: new Map(), disputed: new Map(), attestations: new Map() };

const merged = ({ card, ...before }: FoldedCard, changes: CardChanges): FoldedCard => ({
  card: [...changes.edits.values()].reduce(edited, card),
  holes: marked(changes),
  disputed: disputedAfter(before.disputed, changes),
  attestations: attestationsAfter(before.attestations, changes),
});

type Card = FoldedCard["card"];

const edited = (card: Card, edit: CardEdit): Card => ({
  ...card,
  round_date: edit.round_date ?? card.round_date,
  submitted_at: edit.submitted_at ?? card.submitted_at,
  submitted_by: edit.submitted_by ?? card.submitted_by,
  rejection: edit.decides_rejection ? (edit.rejection ?? null) : card.rejection,
  signed_on_paper: edit.signed_on_paper ?? card.signed_on_paper,
  late: { ...(edit.clears_late ? {} : card.late), ...edit.late },
  terms: edit.terms ? { ...card.terms, ...edit.terms } : card.terms,
  changed_at: edit.changed_at,
  revision: edit.revision,
  position: edit.position,
});

const unverified = { verified_at: null, verified_by: null };

const marked = ({ holes, marks, rejected }: CardChanges): FoldedCard["holes"] => {
  for (const position of rejected.values()) {
    for (const [key, hole] of holes) holes.set(key, { ...hole, ...unverified, position });
  }
  for (const [key, mark] of marks) {
    const hole = holes.get(key);
    if (hole) holes.set(key, { ...hole, ...mark });
  }
  return holes;
};

/** A further entry on a disputed hole comes with those that are known. */
const disputedAfter = (
  known: FoldedCard["disputed"],
  { disputed, settled }: CardChanges,
): FoldedCard["disputed"] => {
  if (disputed.length + settled.length === 0) return known;
  const after = new Map(known);
  for (const entry of disputed) if (!after.has(entry.entry_id)) after.set(entry.entry_id, entry);
  for (const { hole_number } of settled) {
    for (const [id, entry] of after) {
      if (entry.hole_number === hole_number) after.set(id, { ...entry, is_settled: true });
    }
  }
  return after;
};

const attestationsAfter = (
  known: FoldedCard["attestations"],
  { attestations, invalidated }: CardChanges,
): FoldedCard["attestations"] => {
  if (attestations.length + invalidated.size === 0) return known;
  const after = new Map(known);
  for (const signed of attestations) {
    after.delete(signed.attestation_id);
    after.set(signed.attestation_id, signed);
  }
  for (const id of invalidated.keys()) after.delete(id);
  return after;
};

/** The card as a query returns it. */
export const rowOf = ({ card, holes, disputed, attestations }: FoldedCard): CardRow => {
  const scores = [...holes.values()].filter(isEntered).toSorted(byHole);
  const open = [...disputed.values()].filter((entry) => !entry.is_settled);
  return {
    ...card,
    // While no hole is open, a rejection has no effect.
    rejection: scores.some(({ verified_at }) => verified_at === null) ? card.rejection : null,
    scores,
    // The entry that counts comes first; of the others, the older one.
    disputed: open.toSorted((a, b) => byHole(a, b) || rank(a) - rank(b)),
    attested_by: [...attestations.values()].map(({ attested_by }) => attested_by),
  };
};

const isEntered = ({ strokes, picked_up }: HoleScoreRow) => strokes !== null || picked_up;

type OnHole = Pick<HoleScoreRow, "hole_number">;
const byHole = (a: OnHole, b: OnHole) => a.hole_number - b.hole_number;

const rank = ({ entered_at }: DisputedEntryRow) => (entered_at === null ? 0 : 1);
