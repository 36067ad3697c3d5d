import {
  ChevronRight,
  Clock,
  Flame,
  PawPrint,
  PenLine,
  Ruler,
  Scale,
  TriangleAlert,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { gameTypeLabel, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { comingTime } from "../../../ui/dates/dateText.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { countText, listText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { callNames } from "../../person/playerText.ts";
import { type Asked, askedText, gameText, sumOf } from "./gameText.ts";
import { type NextThing, settleLabel } from "./nextThing.ts";
import * as styles from "./Today.css.ts";

interface Props {
  readonly today: TodayEvent;
  /** What the button already says. */
  readonly shownOnButton: NextThing["kind"];
}

/** Everything else about the event: tee time, cards to sign, games. */
export const TodayRows = ({ today, shownOnButton }: Props) => {
  const { event, round, teeTime, cardsToSign, holesToSettle, games } = today;
  const { signedBy = [] } = round ?? {};
  const page = `/events/${event.id}`;
  return (
    <ul className={styles.rows}>
      {teeTime ? (
        <Row
          to={`${page}?tab=schedule`}
          icon={<Clock size={20} />}
          words={
            shownOnButton === "tee time" ? teeTime.groupName : `Tee time ${comingTime(teeTime.at)}`
          }
          more={groupText(teeTime)}
        />
      ) : null}
      {round?.disputed.map((hole) => (
        <Row
          key={hole}
          to={`${page}?tab=scorecard&round=${round.roundNumber}&hole=${hole}`}
          icon={<TriangleAlert size={20} />}
          words={`Your hole ${hole} is disputed`}
          more="Your group or an administrator settles it"
        />
      ))}
      {signedBy.length > 0 && round ? (
        <Row
          to={`${page}?tab=scorecard`}
          icon={<PenLine size={20} />}
          words={`Your card is signed by ${listText(signedBy.map(callNames(signedBy)))}`}
        />
      ) : null}
      {holesToSettle > 0 && shownOnButton !== "settle" ? (
        <Row
          to={`${page}?tab=scorecard&part=pending`}
          icon={<Scale size={20} />}
          words={settleLabel(holesToSettle)}
        />
      ) : null}
      {cardsToSign > 0 && shownOnButton !== "sign" ? (
        <Row
          to={`${page}?tab=scorecard&part=pending`}
          icon={<PenLine size={20} />}
          words={`Sign ${countText(cardsToSign, "card")}`}
        />
      ) : null}
      {event.status === "active"
        ? games
            .filter(({ isAsked }) => isAsked)
            .map(({ id, ...game }) => (
              <Row key={`choice ${id}`} to={`${page}?tab=skins&game=${id}`} {...askedRow(game)} />
            ))
        : null}
      {games.map((game) => (
        <Row
          key={game.id}
          to={`${page}?tab=skins&game=${game.id}`}
          icon={<Flame size={20} />}
          words={gameTypeLabel(game.gameType)}
          more={gameText(game)}
        >
          <Figure size="sm" tone="money">
            {feeText(sumOf(game))}
          </Figure>
        </Row>
      ))}
    </ul>
  );
};

const askedRow = (game: Asked) => ({
  icon: isMeasured(game.gameType) ? <Ruler size={20} /> : <PawPrint size={20} />,
  ...askedText(game),
});

interface RowProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly words: string;
  readonly more?: string | null;
  readonly children?: ReactNode;
}

const Row = ({ to, icon, words, more, children }: RowProps) => (
  <li>
    <Link to={to} className={styles.row}>
      <span className={styles.sign} aria-hidden="true">
        {icon}
      </span>
      <span className={asStack({ leading: 1.25, shrinks: true, grows: true })}>
        <b className={asText({ weight: "strong", breaks: true })}>{words}</b>
        {more ? (
          <span className={asText({ tone: "textDim", size: "sm", breaks: true })}>{more}</span>
        ) : null}
      </span>
      {children}
      <ChevronRight size={20} className={styles.sign} aria-hidden="true" />
    </Link>
  </li>
);

/** "Hole 10 · With Ben Berg": where the group starts, and who goes along. */
const groupText = ({ startHole, partners }: NonNullable<TodayEvent["teeTime"]>) => {
  const names = partners.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");
  const start = startHole === null ? [] : [`Hole ${startHole}`];
  return [...start, ...(names === "" ? [] : [`With ${names}`])].join(" · ") || null;
};
