import { useQuery } from "@tanstack/react-query";
import type { ScorecardId, ShareCode } from "../../../../../domain/shared/values.ts";
import type { FollowedCard } from "../../../../contract/board/follow.ts";
import { CardDialog, CardOnceKnown } from "../../card/shown/CardDialog.tsx";
import { CardHoles, CardKey } from "../../card/shown/card/CardHoles.tsx";
import { CardPlates } from "../../card/shown/card/CardPlates.tsx";
import { handicapLine } from "../../card/shown/card/cardTexts.ts";
import { columnsOf, parPlayed } from "../../card/shown/card/columns.ts";
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
    <CardDialog playerName={playerName} played={card.data} onClose={onClose}>
      <CardOnceKnown query={card} known={undefined}>
        {(shown) => <Card card={shown} />}
      </CardOnceKnown>
    </CardDialog>
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
