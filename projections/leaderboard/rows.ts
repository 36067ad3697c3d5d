import { indexCorrectionIn } from "../../domain/field/handicap.ts";
import { foldField, type RowRules } from "../registrations/foldField.ts";
import type { CardEdit } from "./cardChanges.ts";
import type { BoardChanges, Edit } from "./changes.ts";
import type { BoardCard, BoardPlayer, BoardTables, BoardTournament } from "./queries.ts";

/** The rows of a board contain the results of its players, and nothing else. */
export const playerRules: RowRules<BoardPlayer> = {
  arrive: (entry) => ({ ...entry, corrected: null }),
  goOn: (entry, { event }, before) => {
    const correction = event._tag === "PlayerHandicapCorrected" ? indexCorrectionIn([event]) : null;
    return { ...entry, corrected: correction ?? before.corrected };
  },
};

/** The board after all events of one tournament: the same rows that the tables held at the end. */
export const rowsAfter = ({ created, edits, field, opened, cards }: BoardChanges): BoardTables => {
  const [tournament] = created;
  const edit = tournament && edits.get(tournament.tournament_id);
  return {
    tournament: tournament
      ? {
          ...{ ...tournament, ...edit },
          settings: { ...tournament.settings, ...edit?.settings },
          rulings: { ...tournament.rulings, ...edit?.rulings },
          play_offs: standing({ ...tournament.play_offs, ...edit?.play_offs }),
        }
      : null,
    players: foldField([], field, playerRules),
    cards: [...new Map(opened.map((card) => [card.scorecard_id, card])).values()].map((card) => {
      const edit = cards.get(card.scorecard_id);
      return edit ? edited(card, edit) : card;
    }),
  };
};

/** A card after the changes of some events. */
export const edited = (
  card: BoardCard,
  {
    clears_verified: clearsVerified,
    sets_index: _index,
    holes,
    attestations,
    verified,
    ...edit
  }: CardEdit,
): BoardCard => ({
  ...card,
  ...edit,
  holes: present({ ...card.holes, ...holes }),
  attestations: present({ ...card.attestations, ...attestations }),
  verified: present({ ...(clearsVerified ? {} : card.verified), ...verified }),
});

const present = <Value>(values: Readonly<Record<string, Value | null>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  ) as Readonly<Record<string, Value>>;

const standing = (playOffs: Edit["play_offs"]): BoardTournament["play_offs"] =>
  Object.fromEntries(
    Object.entries(playOffs).flatMap(([place, playOff]) => (playOff ? [[place, playOff]] : [])),
  );
