import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import type { HoleNumber, PlayerId, TournamentId } from "../../../../../../domain/shared/values.ts";
import { useIsOffline } from "../../../../data/serverContact.ts";
import { Badge } from "../../../../ui/badges/Badge.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asRow, asText } from "../../../../ui/layout.ts";
import { Heading } from "../../../../ui/page/Page.tsx";
import { Caution } from "../../../../ui/states/Caution.tsx";
import { ErrorState } from "../../../../ui/states/ErrorState.tsx";
import { PageSpinner } from "../../../../ui/states/Spinner.tsx";
import { CardStateBadge } from "../../state/CardStateBadge.tsx";
import type { GroupCard } from "../group/useGroup.ts";
import { useSaveQueue } from "../useSaveQueue.ts";
import { waitingWords } from "../waitingEntry.ts";
import * as styles from "./GroupSheet.css.ts";
import { GroupTable, type ReadCard } from "./GroupTable.tsx";
import { isDone, type Outcome, openQuestion, outcomeOf, useHandIn } from "./useHandIn.ts";

interface Props {
  /** Of those who still play. */
  readonly cards: ReadonlyArray<GroupCard>;
  /** The player of this phone. */
  readonly owner: PlayerId;
  readonly tournamentId: TournamentId;
  readonly current: HoleNumber;
  readonly onHole: (holeNumber: HoleNumber) => void;
  readonly onCard: (playerId: PlayerId) => void;
  readonly onClose: () => void;
}

/** All cards of the group, which agrees on them and hands them in together. */
export const GroupSheet = ({ cards, owner, tournamentId, ...ways }: Props) => {
  const failed = cards.find(({ round, failure }) => round === null && failure !== null);
  const read = cards.filter((card): card is ReadCard => card.round !== null);
  if (failed?.failure) {
    return (
      <div className={styles.sheet}>
        <ErrorState {...failed.failure} />
      </div>
    );
  }
  if (read.length < cards.length) return <PageSpinner label="Loading scorecards..." />;
  return <Sheet cards={read} owner={owner} tournamentId={tournamentId} {...ways} />;
};

interface SheetProps extends Omit<Props, "cards"> {
  readonly cards: ReadonlyArray<ReadCard>;
}

const Sheet = ({ cards, owner, tournamentId, current, onHole, onCard, onClose }: SheetProps) => {
  const { outcomes, start, isPending } = useHandIn(owner);
  const { waiting } = useSaveQueue(owner, tournamentId);
  const isOffline = useIsOffline();
  const [isPressed, setPressed] = useState(false);
  const states = useRef<HTMLUListElement>(null);
  const obstacle = obstacleTo(waitingWords(waiting), waiting.length > 0, isOffline);
  const isAllDone = cards.every(({ round }) => isDone(outcomes, round));
  const press = () => {
    setPressed(true);
    if (obstacle !== null) return;
    const own = cards.filter(({ playerId }) => playerId === owner);
    const others = cards.filter(({ playerId }) => playerId !== owner);
    const rounds = [...own, ...others].map(({ round }) => round);
    // On a phone they lie below the table.
    start(rounds, { onSettled: () => states.current?.scrollIntoView({ block: "center" }) });
  };
  return (
    <>
      <div className={styles.sheet}>
        <Heading as="h1" size="card">
          The group’s cards
        </Heading>
        <GroupTable cards={cards} onCard={onCard} />
        <ul ref={states} className={styles.states} aria-label="What is done">
          {cards.map((card) => (
            <li key={card.playerId}>
              <CardLine
                card={card}
                isOwn={card.playerId === owner}
                outcome={outcomeOf(outcomes, card.round)}
              />
            </li>
          ))}
        </ul>
      </div>
      <footer className={styles.foot}>
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
          With your name you hand in your card and say that the scores of the others are right.
        </p>
        <output>{isPressed && obstacle !== null ? <Caution>{obstacle}</Caution> : null}</output>
        <div className={styles.ways}>
          <Button variant="line" className={styles.way} onClick={() => onHole(current)}>
            {`Back to hole ${current}`}
          </Button>
          {isAllDone ? (
            <Button className={styles.way} onClick={onClose}>
              Done
            </Button>
          ) : (
            <Button
              className={styles.way}
              isPending={isPending}
              pendingText="Handing in..."
              onClick={press}
            >
              All agree, hand in
            </Button>
          )}
        </div>
      </footer>
    </>
  );
};

/** What keeps the whole group from handing in; null for nothing. */
const obstacleTo = (words: string, isWaiting: boolean, isOffline: boolean): string | null => {
  if (isWaiting) return `${words} still waiting to be saved. Hand in after that.`;
  return isOffline ? "No network. Nothing is lost; hand in once there is one." : null;
};

interface LineProps {
  readonly card: ReadCard;
  readonly isOwn: boolean;
  readonly outcome: Outcome | undefined;
}

/** What was done with a card, or why not. */
const CardLine = ({ card: { callName, round }, isOwn, outcome }: LineProps) => {
  const question = outcome ? null : openQuestion(round);
  return (
    <div className={styles.state}>
      <div className={asRow({ gap: 2, justify: "between", wrap: true })}>
        <b className={asText({ weight: "strong", breaks: true })}>
          {isOwn ? `${callName} (you)` : callName}
        </b>
        {round.card ? (
          <CardStateBadge card={round.card} />
        ) : (
          <Badge kind="completed">Not Started</Badge>
        )}
      </div>
      <output>
        {outcome?.isDone ? (
          <span className={asRow({ gap: 1, size: "sm", inline: true })}>
            <CircleCheck size={17} aria-hidden="true" />
            {outcome.words}
          </span>
        ) : null}
        {outcome && !outcome.isDone ? <Caution>{outcome.words}</Caution> : null}
        {question === null ? null : <Caution>{question}</Caution>}
      </output>
    </div>
  );
};
