import { placeText } from "../../../../../domain/golf/sideGames/placeText.ts";
import { listParticipants } from "../../../../contract/field/participants.ts";
import { useRead } from "../../../data/read.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asText, joinClasses } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { Avatar } from "../../person/Avatar.tsx";
import type { GameView, Side } from "../gameView.ts";
import * as styles from "../SideGames.css.ts";
import { fullName } from "../words.ts";
import { You } from "../You.tsx";
import { scoreText } from "./scoreText.ts";

interface Props {
  readonly view: GameView;
}

/** The players with their winnings, best first; before the first score only the players. */
export const Standing = ({ view }: Props) => {
  const { sides, results, game } = view;
  const hasBegun = results.status !== "not_started";
  const { data: field = [] } = useRead(listParticipants, { eventId: game.eventId });
  const pictures = new Map([...field].map(({ id, profileImage }) => [id, profileImage]));
  if (sides.length === 0) return null;
  return (
    <Panel title={hasBegun ? "Winnings" : "Players"} as="h3">
      <ol className={styles.rows}>
        {sides.map((side) => (
          <li
            key={side.participantIds.join()}
            className={joinClasses(
              hasBegun ? styles.side : styles.player,
              side.isMine && styles.mine,
            )}
          >
            {hasBegun ? <Figure size="sm">{placeText(sides, side)}</Figure> : null}
            <Picture side={side} pictures={pictures} />
            <span className={asText({ breaks: true, shrinks: true })}>
              <span className={asText({ weight: "strong", leading: 1.25 })}>{side.side}</span>
              {side.isMine ? <You /> : null}
              {notesOf(view, side, hasBegun).map((note) => (
                <span
                  key={note}
                  className={joinClasses(
                    asText({ tone: "textDim", size: "sm", leading: 1.35 }),
                    styles.line,
                  )}
                >
                  {note}
                </span>
              ))}
            </span>
            {hasBegun ? (
              <Figure size="sm" tone={side.winnings > 0 ? "money" : "plain"}>
                {feeText(side.winnings)}
              </Figure>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
};

const notesOf = (view: GameView, side: Side, hasBegun: boolean) =>
  [hasBegun ? scoreText(view, side) : null, membersText(side), waitingText(view, side)].filter(
    (note) => note !== null,
  );

interface PictureProps {
  readonly side: Side;
  readonly pictures: ReadonlyMap<string, string | null>;
}

const Picture = ({ side: { members }, pictures }: PictureProps) => {
  const [first] = members;
  return first ? (
    <Avatar
      user={{ id: first.userId, ...first.user, profileImage: pictures.get(first.userId) ?? null }}
    />
  ) : (
    <span />
  );
};

/** The players of a side with its own name, the captain first. */
const membersText = ({ members, side }: Side): string | null => {
  const names = members
    .toSorted((one, other) => Number(other.isTeamCaptain) - Number(one.isTeamCaptain))
    .map(({ user, isTeamCaptain }) => `${fullName(user)}${isTeamCaptain ? " (captain)" : ""}`);
  return members.some(({ teamName }) => teamName === side) ? names.join(", ") : null;
};

/** Players who wait for their named partner to choose them. */
const waitingText = ({ game, nameOf }: GameView, { members }: Side): string | null => {
  const [only] = members;
  if (game.gameFormat !== "partners" || members.length !== 1 || !only?.partnerId) return null;
  const named = only.partnerId;
  return game.participants.some(({ userId }) => userId === named)
    ? `Named ${nameOf(named)}, not chosen back`
    : "The partner has not joined yet";
};
