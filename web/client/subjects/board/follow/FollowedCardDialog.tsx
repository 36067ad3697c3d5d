import { useQuery } from "@tanstack/react-query";
import type { ScorecardId, ShareCode } from "../../../../../domain/shared/values.ts";
import type { FollowedCard } from "../../../../contract/board/follow.ts";
import { sentenceOf } from "../../../data/apiError.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { onCard } from "../../../ui/theme/onCard.css.ts";
import { CardHoles } from "../../card/shown/card/CardHoles.tsx";
import { CardKey } from "../../card/shown/card/CardKey.tsx";
import { CardPlates } from "../../card/shown/card/CardPlates.tsx";
import { handicapLine, placeLine } from "../../card/shown/card/cardTexts.ts";
import { columnsOf, parPlayed } from "../../card/shown/card/columns.ts";
import { WhenLoaded } from "../../card/shown/WhenLoaded.tsx";
import { followedCardQuery } from "./api.ts";

interface Props {
  readonly shareCode: ShareCode;
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
  readonly onClose: () => void;
}

/** A card for people outside the event: what was scored, and nothing of who signed it. */
export const FollowedCardDialog = ({ shareCode, scorecardId, playerName, onClose }: Props) => {
  const card = useQuery(followedCardQuery(shareCode, scorecardId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      startsAt="title"
      className={onCard}
      title={`Golf Scorecard - ${playerName}`}
      description={card.data ? placeLine(card.data) : undefined}
    >
      <DialogBody>
        <div className={asStack({ gap: 4, packed: true })}>
          {card.error && card.data ? (
            <p>
              <Caution>{`This card may be old. ${sentenceOf(card.error)}`}</Caution>
            </p>
          ) : null}
          <WhenLoaded
            query={card}
            label="Loading scorecard..."
            failure="The scorecard could not be loaded"
          >
            {({ scorecard }) => <Card card={scorecard} />}
          </WhenLoaded>
        </div>
      </DialogBody>
    </Dialog>
  );
};

interface CardProps {
  readonly card: FollowedCard["scorecard"];
}

const Card = ({ card }: CardProps) => (
  <>
    <CardPlates card={card} par={parPlayed(columnsOf(card))} onExplain={null} />
    <CardHoles card={card} />
    <CardKey />
    <p>{handicapLine(card)}</p>
  </>
);
