import { BookOpen, Check, PenLine, Table2, Undo2, X } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { toParText } from "../../../../../domain/golf/toPar.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { iconButton } from "../../../ui/buttons/Button.css.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { hidden } from "../../../ui/layout.css.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { totalText } from "../../../ui/notation.ts";
import { useFocusHeir } from "../../../ui/useFocusHeir.ts";
import { CardStateBadge } from "../state/CardStateBadge.tsx";
import { lateCount } from "./LateScoresPanel.tsx";
import {
  canBeSignedOnPaper,
  canBeUnsigned,
  canBeVerified,
  canBeVerifiedAlone,
} from "./queuedCards.ts";
import * as styles from "./Verify.css.ts";

interface Props {
  readonly card: ShortScorecard;
  /** The name of its player, or of the side with one ball. */
  readonly name: string;
  /** The names of the members of the side; null on the card of one player. */
  readonly members: string | null;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly isVerifying: boolean;
  readonly isUndoing: boolean;
  /** Null where a verification cannot be taken back any more. */
  readonly onUndo: (() => void) | null;
  readonly onVerify: () => void;
  readonly isSigning: boolean;
  /** Says whether the card is signed on paper. */
  readonly onSign: (isSigned: boolean) => void;
  readonly onReject: () => void;
  readonly isTakingBack: boolean;
  /** The card is no longer sent back. */
  readonly onTakeBack: () => void;
  readonly onOpen: () => void;
  /** The path to the row of this card in the score sheet. */
  readonly scoresPath: string;
  /** What the total on the paper says against this card; null where nothing. */
  readonly paper: string | null;
  readonly refusal: string | undefined;
  /** False for those who may only look. */
  readonly mayManage: boolean;
}

/** One card: player, totals, signatures and actions. */
export const VerifyRow = (props: Props) => {
  const { card, isChosen, onChoose, isVerifying, isUndoing, refusal, mayManage } = props;
  const { roundNumber, rejection } = card;
  const about = `${props.name}, Round ${roundNumber}`;
  const isChoosable = canBeVerified(card) || (card.isVerified && props.onUndo !== null);
  const name = useRef<HTMLHeadingElement>(null);
  const leavesFocusToName = useFocusHeir(name);
  return (
    <article className={styles.row} aria-label={about}>
      {mayManage ? (
        <span className={styles.choice}>
          {isChoosable ? (
            <Checkbox
              label={<span className={hidden}>{`Select ${about}`}</span>}
              checked={isChosen}
              onChange={onChoose}
            />
          ) : null}
        </span>
      ) : null}
      <div className={asStack({ gap: 1, shrinks: true })}>
        <h4
          ref={name}
          tabIndex={-1}
          className={asText({ weight: "strong", leading: "snug", breaks: true })}
        >
          {props.name}
        </h4>
        <p className={styles.facts}>
          <CardStateBadge card={card} signers="counted" />
          <span>{`Round ${roundNumber}`}</span>
          {props.members === null ? null : <span>{props.members}</span>}
          {signersText(card) === null ? null : <span>{signersText(card)}</span>}
          {card.lateScores === 0 ? null : <span>{lateCount(card.lateScores)}</span>}
        </p>
        {rejection === null ? null : (
          <p className={asText({ leading: 1.35, breaks: true })}>{`“${rejection.reason}”`}</p>
        )}
        {props.paper === null ? null : (
          <p className={asText({ tone: "error", weight: "label" })}>{props.paper}</p>
        )}
        {refusal === undefined || card.isVerified ? null : (
          <p role="alert" className={asText({ tone: "error", weight: "label" })}>
            {refusal}
          </p>
        )}
      </div>
      <Plates
        className={styles.figures}
        plates={[
          { label: "Gross", value: totalText(card.totalGrossScore) },
          { label: "To par", value: card.toPar === null ? "-" : toParText(card.toPar) },
          { label: "Net", value: totalText(card.totalAdjustedScore) },
          { label: "Thru", value: card.isComplete ? "F" : card.thru },
        ]}
      />
      <div className={styles.tools}>
        <Link to={props.scoresPath} aria-label={`Scores: ${about}`} className={iconButton}>
          <Table2 size={20} aria-hidden="true" />
        </Link>
        <IconButton label={`Scorecard: ${about}`} onClick={props.onOpen}>
          <BookOpen size={20} aria-hidden="true" />
        </IconButton>
        {mayManage ? (
          <>
            <span className={styles.undo}>
              {card.isVerified && props.onUndo ? (
                <Button
                  ref={leavesFocusToName}
                  variant="quiet"
                  size="small"
                  icon={<Undo2 size={20} aria-hidden="true" />}
                  isPending={isUndoing}
                  aria-label={`Undo: ${about}`}
                  onClick={props.onUndo}
                >
                  Undo
                </Button>
              ) : null}
              {canBeSignedOnPaper(card) ? (
                <Button
                  ref={leavesFocusToName}
                  variant="quiet"
                  size="small"
                  icon={<PenLine size={20} aria-hidden="true" />}
                  isPending={props.isSigning}
                  aria-label={`Signed on paper: ${about}`}
                  onClick={() => props.onSign(true)}
                >
                  On paper
                </Button>
              ) : null}
              {canBeUnsigned(card) ? (
                <Button
                  ref={leavesFocusToName}
                  variant="quiet"
                  size="small"
                  icon={<Undo2 size={20} aria-hidden="true" />}
                  isPending={props.isSigning}
                  aria-label={`Not on paper: ${about}`}
                  onClick={() => props.onSign(false)}
                >
                  Not on paper
                </Button>
              ) : null}
            </span>
            {rejection === null ? (
              <Button
                variant="quiet"
                size="small"
                className={styles.reject}
                icon={<X size={20} aria-hidden="true" />}
                aria-label={`Reject: ${about}`}
                onClick={props.onReject}
              >
                Reject
              </Button>
            ) : (
              <Button
                variant="quiet"
                size="small"
                className={styles.reject}
                isPending={props.isTakingBack}
                aria-label={`Take Back: ${about}`}
                onClick={props.onTakeBack}
              >
                Take Back
              </Button>
            )}
            {canBeVerifiedAlone(card) || card.isVerified ? (
              // One button for both states, so that a second press on the same spot does nothing.
              <Button
                variant={card.isVerified ? "quiet" : "line"}
                size="small"
                className={styles.verify}
                icon={<Check size={20} aria-hidden="true" />}
                isPending={isVerifying}
                aria-disabled={card.isVerified || undefined}
                aria-label={card.isVerified ? `Verified: ${about}` : `Verify: ${about}`}
                onClick={card.isVerified ? undefined : props.onVerify}
              >
                {card.isVerified ? "Verified" : "Verify"}
              </Button>
            ) : (
              <span className={styles.verify}>
                {card.disputes.length > 0 ? (
                  <Button
                    variant="line"
                    size="small"
                    aria-label={`Settle: ${about}`}
                    onClick={props.onOpen}
                  >
                    Settle
                  </Button>
                ) : null}
              </span>
            )}
          </>
        ) : null}
      </div>
    </article>
  );
};

/** "Signed: Tom Okafor, Mara Lindqvist"; nothing where nobody has. */
const signersText = ({ attestedBy }: ShortScorecard): string | null =>
  attestedBy.length === 0 ? null : `Signed: ${attestedBy.map(signerText).join(", ")}`;

const signerText = ({
  firstName,
  lastName,
  isOfSide,
}: ShortScorecard["attestedBy"][number]): string =>
  `${firstName} ${lastName}${isOfSide ? " (signed by its own side)" : ""}`;
