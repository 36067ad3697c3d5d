import { type ReactNode, useMemo, useRef, useState } from "react";
import { holdsWords } from "../../../../../domain/shared/searchText.ts";
import { listShortScorecards } from "../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { useRead } from "../../../data/read.ts";
import { asRow, asStack } from "../../../ui/layout.ts";
import { numberText } from "../../../ui/listText.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import { usePaged } from "../../../ui/usePaged.ts";
import { useOneBallSides } from "../../field/oneBallSides.ts";
import { cardName } from "../grid/entry.ts";
import { paperWarning, usePapers } from "../grid/paper.ts";
import type { CardToOpen } from "../scoring/selectedCard.ts";
import {
  canBeVerified,
  cardNames,
  cardsIn,
  type Places,
  placesOf,
  type Section,
  sections,
  sectionTitles,
  waitingIn,
} from "./queuedCards.ts";
import { RejectDialog } from "./RejectDialog.tsx";
import { type Decided, useVerification } from "./useVerification.ts";
import * as styles from "./Verify.css.ts";
import { VerifyRow } from "./VerifyRow.tsx";
import { ManyCards, UndoLatest, VerifyTools } from "./VerifyTools.tsx";
import { WaitingCount } from "./WaitingCount.tsx";

interface Props {
  readonly event: EventDetail;
  readonly adminId: string;
  readonly mayManage: boolean;
  /** The initial filter, from the address. */
  readonly show: string | null;
  readonly onOpenCard: (card: CardToOpen) => void;
  /** The path to the row of a card in the score sheet. */
  readonly scoresPathOf: (card: ShortScorecard) => string;
}

/** All cards, grouped by the needed action. New cards appear by themselves. */
export const VerificationQueue = (props: Props) => {
  const { event, adminId, mayManage, show, onOpenCard, scoresPathOf } = props;
  const cards = useRead(listShortScorecards, { eventId: event.id });
  const { data } = cards;
  const [search, setSearch] = useState("");
  const [round, setRound] = useState<number | null>(null);
  const [only, setOnly] = useState<Section | null>(
    sections.find((section) => section === show) ?? null,
  );
  const [chosen, setChosen] = useState<ReadonlySet<ShortScorecard["id"]>>(new Set());
  const [rejected, setRejected] = useState<ShortScorecard | null>(null);
  const { verify, undo, sign, unsign, takeBack, latest, refusals } = useVerification(event.id);
  const papers = usePapers(adminId, event.id);
  const { sides } = useOneBallSides(event);
  const namesOf = useMemo(() => cardNames(data ?? [], sides), [data, sides]);
  const places = usePlaces(data);
  const title = useRef<HTMLHeadingElement>(null);

  if (cards.isLoadingError) return <FailedRead title="The queue could not be loaded" of={cards} />;
  if (!data) return <SkeletonSlats label="Loading verification queue..." />;
  if (places.size === 0) {
    return (
      <EmptyState as="h2" title="Nothing Waits" seed="queue">
        Cards come here as soon as somebody enters scores.
      </EmptyState>
    );
  }
  const found = data.filter(
    (card) =>
      (round ?? card.roundNumber) === card.roundNumber &&
      holdsWords(Object.values(namesOf(card)).join(" "), search),
  );
  const thenForget = (cards: Cards) => ({
    onSuccess: ({ left }: Decided) => {
      const decided = idsOf(cards).filter((id) => !left.includes(id));
      setChosen((before) => new Set([...before].filter((id) => !decided.includes(id))));
    },
  });
  const verifyThese = (cards: Cards) => verify.mutate(idsOf(cards), thenForget(cards));
  const undoThese = (cards: Cards) => undo.mutate(idsOf(cards), thenForget(cards));
  const signThese = (cards: Cards) => sign.mutate(idsOf(cards));
  const shown = sections
    .filter((section) => only === null || only === section)
    .map((section) => ({ section, cards: cardsIn(found, places, section) }))
    .filter(({ cards }) => cards.length > 0);
  const onScreen = shown.flatMap(({ cards }) => cards);
  const selectable = onScreen.filter(canBeVerified);
  const mayUndo = event.status !== "completed";
  const paperOf = ({ roundNumber, userId, totalGrossScore }: ShortScorecard) =>
    paperWarning(papers.of(cardName(roundNumber, userId)), totalGrossScore);
  const agreeing = selectable.filter((card) => paperOf(card) === null);
  const differing = selectable.length - agreeing.length;
  const undoable = mayUndo ? onScreen.filter(({ isVerified }) => isVerified) : [];
  const undoing = { undoable, isUndoing: undo.isPending, onUndo: undoThese, heir: title };
  const isUnderWay = (write: typeof verify, { id }: ShortScorecard) =>
    write.isPending && write.variables.includes(id);
  return (
    <div className={styles.queue}>
      <div className={asRow({ gap: 3, wrap: true })}>
        <h2 ref={title} tabIndex={-1} className={asRow({ gap: 2 })}>
          <span className={heading}>Verification Queue</span>
          <WaitingCount waiting={waitingIn(data)} saysNone />
        </h2>
        {mayManage ? <UndoLatest latest={latest} {...undoing} /> : null}
      </div>
      <VerifyTools
        search={search}
        onSearch={setSearch}
        numberOfRounds={event.numberOfRounds}
        round={round}
        onRound={setRound}
        only={only}
        onOnly={setOnly}
      >
        {mayManage ? (
          <ManyCards
            verifiable={agreeing}
            chosen={chosen}
            onChoose={(cards) => setChosen(new Set(idsOf(cards)))}
            isVerifying={verify.isPending}
            onVerify={verifyThese}
            isSigning={sign.isPending}
            onSign={signThese}
            {...undoing}
          />
        ) : null}
      </VerifyTools>
      {mayManage && differing > 0 ? <output>{leftOutText(differing)}</output> : null}
      {shown.length === 0 ? (
        <EmptyState title="No Cards Here" seed="no cards">
          No card fits. Look for another name, or show all cards.
        </EmptyState>
      ) : null}
      {shown.map(({ section, cards }) => (
        <QueueSection key={`${section} ${round} ${search}`} section={section} cards={cards}>
          {(card) => (
            <VerifyRow
              card={card}
              {...namesOf(card)}
              isChosen={chosen.has(card.id)}
              onChoose={(isChosen) => setChosen((before) => withCard(before, card.id, isChosen))}
              isVerifying={isUnderWay(verify, card)}
              isUndoing={isUnderWay(undo, card)}
              onUndo={mayUndo ? () => undoThese([card]) : null}
              isSigning={isUnderWay(sign, card) || isUnderWay(unsign, card)}
              onSign={(isSigned) => (isSigned ? signThese([card]) : unsign.mutate([card.id]))}
              isTakingBack={takeBack.isPending && takeBack.variables === card.id}
              onTakeBack={() => takeBack.mutate(card.id)}
              onVerify={() => verifyThese([card])}
              onReject={() => setRejected(card)}
              onOpen={() =>
                onOpenCard({
                  scorecardId: card.id,
                  playerName: namesOf(card).name,
                })
              }
              scoresPath={scoresPathOf(card)}
              paper={card.isVerified ? null : paperOf(card)}
              refusal={refusals.get(card.id)}
              mayManage={mayManage}
            />
          )}
        </QueueSection>
      ))}
      {rejected ? <RejectDialog card={rejected} onClose={() => setRejected(null)} /> : null}
    </div>
  );
};

const leftOutText = (cards: number) =>
  `${cards === 1 ? "1 card is" : `${cards} cards are`} left out when all are verified: the total on the paper differs.`;

type Cards = ReadonlyArray<ShortScorecard>;

const idsOf = (cards: Cards) => cards.map(({ id }) => id);

const withCard = (
  cards: ReadonlySet<ShortScorecard["id"]>,
  id: ShortScorecard["id"],
  isIn: boolean,
) => {
  const next = new Set(cards);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};

/** Remembers the section of each card during this visit. */
const usePlaces = (cards: ReadonlyArray<ShortScorecard> | undefined): Places => {
  const [remember] = useState(makePlaces);
  return useMemo(() => remember(cards ?? []), [cards, remember]);
};

const makePlaces = () => {
  let places: Places = new Map();
  return (cards: ReadonlyArray<ShortScorecard>): Places => {
    places = placesOf(cards, places);
    return places;
  };
};

interface QueueSectionProps {
  readonly section: Section;
  readonly cards: ReadonlyArray<ShortScorecard>;
  readonly children: (card: ShortScorecard) => ReactNode;
}

/** A section of cards that need the same action, page by page. */
const QueueSection = ({ section, cards, children }: QueueSectionProps) => {
  const { shown, pager } = usePaged(cards);
  return (
    <section className={asStack({ gap: 2 })} aria-label={sectionTitles[section]}>
      <h3 className={heading}>{`${sectionTitles[section]} (${numberText(cards.length)})`}</h3>
      <ul className={styles.rows}>
        {shown.map((card) => (
          <li key={card.id}>{children(card)}</li>
        ))}
      </ul>
      {cards.length > pager.pageSize ? <Pager what="card" {...pager} /> : null}
    </section>
  );
};
