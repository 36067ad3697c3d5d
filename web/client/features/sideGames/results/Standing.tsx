import { placeText } from "../../../../../domain/golf/sideGames/placeText.ts";
import { listParticipants } from "../../../../contract/participants.ts";
import { Panel } from "../../../components/cards/Panel.tsx";
import { Figure } from "../../../components/figures/Figure.tsx";
import { Avatar } from "../../../components/people/Avatar.tsx";
import { useRead } from "../../../data/read.ts";
import { joinClasses } from "../../../lib/joinClasses.ts";
import { feeText } from "../../../lib/money.ts";

import type { GameView, Side } from "../gameView.ts";
import * as shared from "../SideGames.css.ts";
import { You } from "../You.tsx";
import * as styles from "./Standing.css.ts";
import { membersText, scoreText, waitingText } from "./standingTexts.ts";

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
      <ol className={shared.rows}>
        {sides.map((side) => (
          <li
            key={side.participantIds.join()}
            className={joinClasses(
              hasBegun ? styles.side : styles.player,
              side.isMine && shared.mine,
            )}
          >
            {hasBegun ? <Figure size="sm">{placeText(sides, side)}</Figure> : null}
            <Picture side={side} pictures={pictures} />
            <span className={shared.words}>
              <span className={shared.name}>{side.side}</span>
              {side.isMine ? <You /> : null}
              {notesOf(view, side, hasBegun).map((note) => (
                <span key={note} className={joinClasses(shared.dim, shared.line)}>
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
