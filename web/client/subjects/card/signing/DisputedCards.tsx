import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/voices.css.ts";
import { Avatar } from "../../person/Avatar.tsx";
import { CardStateBadge } from "../state/CardStateBadge.tsx";
import { playerName } from "./cardTexts.ts";
import { useDisputedCards } from "./useDisputedCards.ts";
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
