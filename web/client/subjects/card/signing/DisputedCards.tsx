import { useQueries } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { listAllScorecards } from "../../../../contract/card/scorecards.ts";
import { type GolfGroup, listGroups } from "../../../../contract/teeSheet/groups.ts";
import { readOf, useRead } from "../../../data/read.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/theme.css.ts";
import { Avatar } from "../../person/Avatar.tsx";
import { CardStateBadge } from "../state/CardStateBadge.tsx";
import { hasMember, ofOwnGroups, playerName } from "./cardsToSign.ts";
import * as styles from "./VerificationPending.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly onOpenCard: (card: Scorecard) => void;
}

/** Cards of the player's tee groups with a disputed hole that the player may settle. */
export const DisputedCards = ({ tournamentId, playerId, onOpenCard }: Props) => {
  const disputed = useDisputedCards(tournamentId, playerId);
  if (disputed.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Disputed holes">
      {disputed.map((card) => (
        <li key={card.id}>
          <article
            className={asStack({
              gap: 3,
              pad: 4,
              ground: "surface",
              radius: "panel",
              shadow: "raised",
            })}
            aria-label={`${playerName(card)}, disputed`}
          >
            <div className={asRow({ gap: 3, wrap: true })}>
              <Avatar user={card.player} />
              <div className={styles.words}>
                <h2 className={heading}>{playerName(card)}</h2>
                <p
                  className={asText({ tone: "textDim", size: "sm" })}
                >{`Round ${card.roundNumber}, ${holesText(card)}`}</p>
              </div>
              <CardStateBadge card={card} />
            </div>
            <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
              <Button
                className={styles.way}
                aria-label={`Settle, ${playerName(card)}, round ${card.roundNumber}`}
                onClick={() => onOpenCard(card)}
              >
                Settle
              </Button>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
};

/** "hole 7", "holes 7, 9". */
const holesText = ({ disputes }: Scorecard): string => {
  const numbers = disputes.map(({ holeNumber }) => holeNumber);
  return `${numbers.length === 1 ? "hole" : "holes"} ${numbers.join(", ")}`;
};

/** The cards of the player's tee groups with a disputed hole that the player may settle. */
export const useDisputedCards = (
  eventId: TournamentId,
  /** Null for nobody, who settles nothing. */
  playerId: PlayerId | null,
): ReadonlyArray<Scorecard> => {
  const groups = useRead(listGroups, playerId === null ? null : { eventId }).data ?? [];
  const own = playerId === null ? [] : groups.filter(hasMember(playerId));
  const partners = [...new Set(own.flatMap(membersOf))].filter((id) => id !== playerId);
  const answers = useQueries({
    queries: partners.map((partner) => readOf(listAllScorecards, { eventId, playerId: partner })),
  });
  if (playerId === null) return [];
  const cards = answers.flatMap(({ data = [] }) => data);
  return ofOwnGroups(cards, own, playerId).filter(({ disputes }) => disputes.length > 0);
};

const membersOf = ({ members }: GolfGroup) => members.map(({ userId }) => userId);
