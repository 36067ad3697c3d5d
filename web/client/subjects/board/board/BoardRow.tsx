import { type MouseEvent, memo, type Ref } from "react";
import type { RoundOf } from "../../../../../domain/golf/leaderboard/entry.ts";
import type { RoundCell, Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { You } from "../../../ui/badges/Signs.tsx";
import { Figure, LastHoles } from "../../../ui/figures/Figure.tsx";
import { Slot } from "../../../ui/figures/Slot.tsx";
import { joinClasses } from "../../../ui/layout.ts";
import { handicapText, nameOf } from "../../person/playerText.ts";
import type { CardChoice } from "../boardEvent.ts";
import * as styles from "./BoardRow.css.ts";
import { Movement, PlayedOff } from "./PlaceMarks.tsx";
import { ScoreText, scoreTone } from "./Score.tsx";

interface Props {
  readonly standing: Standing<LeaderboardEntry>;
  /** Tells the player from all others on the board where there is little room. */
  readonly shortName: string;
  readonly gained: number | null;
  readonly isMe: boolean;
  /** Whether the last holes are shown; they belong to the latest round only. */
  readonly hasLastHoles: boolean;
  /** Set on the reader's own row, which the dock observes. */
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
  readonly hasHandicap: boolean;
  /** Null where the cards are not for the reader. */
  readonly onOpenCard: ((card: CardChoice) => void) | null;
}

/** One line of the board, rendered again only when it changes. */
export const BoardRow = memo((props: Props) => {
  const { standing, shortName, gained, isMe, hasLastHoles, hasHandicap, ref, onOpenCard } = props;
  const { user, lastHoles } = standing.entry;
  const name = nameOf(user);
  const card = onOpenCard ? latestCardOf(standing) : null;
  const open = card && onOpenCard ? () => onOpenCard({ ...card, playerName: name }) : null;
  const names = (
    <>
      <span className={styles.nameText}>{name}</span>
      <span className={styles.shortName} aria-hidden="true">
        {shortName}
      </span>
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- for keys, the name is a button.
    <tr
      ref={ref}
      data-row={user.id}
      className={joinClasses(isMe && styles.ownRow, open && styles.opensCard)}
      onClick={open ? (press) => isOnButton(press) || open() : undefined}
    >
      <td className={styles.placeCell}>
        <span className={styles.place}>
          <span className={standing.place === 1 ? styles.leader : undefined}>
            {standing.position}
          </span>
          {standing.isPlayedOff ? <PlayedOff /> : null}
          <Movement gained={gained} />
        </span>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name is inside. */}
      <th scope="row" className={styles.playerCell}>
        <span className={styles.player}>
          <span className={styles.name}>
            {open ? (
              <button
                type="button"
                className={styles.nameButton}
                aria-haspopup="dialog"
                onClick={open}
              >
                {names}
              </button>
            ) : (
              names
            )}
            {isMe ? <You /> : null}
          </span>
          <span className={styles.below}>
            {hasHandicap ? (
              <span className={styles.handicap}>{`HCP ${handicapText(user)}`}</span>
            ) : null}
            {hasLastHoles && lastHoles ? <LastHoles toPar={lastHoles} /> : null}
          </span>
        </span>
      </th>
      <td className={styles.cell}>
        <Slot text={standing.total} tone={scoreTone(standing.total)} className={styles.totalSlot} />
      </td>
      <td className={styles.cell}>{standing.thru}</td>
      <td className={styles.cell}>
        <Figure tone={scoreTone(standing.round)}>
          <ScoreText text={standing.round} />
        </Figure>
      </td>
      {standing.roundCells.map((round) => (
        <td
          key={round.roundNumber}
          className={round.roundNumber === 1 ? styles.firstRound : styles.cell}
        >
          {onOpenCard ? (
            <CardButton cell={round} playerName={name} onOpenCard={onOpenCard} />
          ) : (
            round.text
          )}
        </td>
      ))}
      <td className={styles.cell}>{standing.strokes}</td>
    </tr>
  );
});

/** The card of the round that is played, or of the one that was played last. */
const latestCardOf = ({ roundCells }: Standing<LeaderboardEntry>) => {
  const latest = roundCells.findLast(({ round }) => round !== null)?.round;
  return latest ? { scorecardId: latest.scorecardId } : null;
};

/** A button of the row opens what it names. */
const isOnButton = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest("button") !== null;

interface CardButtonProps {
  readonly cell: RoundCell<RoundOf<LeaderboardEntry>>;
  readonly playerName: string;
  readonly onOpenCard: (card: CardChoice) => void;
}

const CardButton = ({ cell, playerName, onOpenCard }: CardButtonProps) => {
  const { round, roundNumber, text } = cell;
  if (!round) return text;
  return (
    <button
      type="button"
      className={styles.cardButton}
      aria-label={`${text}, scorecard of ${playerName}, round ${roundNumber}`}
      onClick={() => onOpenCard({ scorecardId: round.scorecardId, playerName })}
    >
      {text}
    </button>
  );
};
