import { foldField, type RowRules } from "../registrations/foldField.ts";
import type { BoardChanges, Edit } from "./changes.ts";
import type { BoardPlayer, BoardTables, BoardTournament } from "./queries.ts";

/** The rows of a board contain the results of its players, and nothing else. */
export const playerRules: RowRules<BoardPlayer> = {
  arrive: (entry) => entry,
  goOn: (entry) => entry,
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
          play_offs: standing({ ...tournament.play_offs, ...edit?.play_offs }),
        }
      : null,
    players: foldField([], field, playerRules),
    cards: opened.map((card) => ({ ...card, ...cards.get(card.scorecard_id) })),
  };
};

const standing = (playOffs: Edit["play_offs"]): BoardTournament["play_offs"] =>
  Object.fromEntries(
    Object.entries(playOffs).flatMap(([place, playOff]) => (playOff ? [[place, playOff]] : [])),
  );
