import type { UseQueryResult } from "@tanstack/react-query";
import type { SideGamePlayersChanged } from "../../../../../contract/sideGame/sideGamePlayers.ts";
import { asStack } from "../../../../ui/layout.ts";
import { FailedRead } from "../../../../ui/states/FailedRead.tsx";
import { Spinner } from "../../../../ui/states/Spinner.tsx";
import { heading } from "../../../../ui/theme/theme.css.ts";
import { movesText } from "./movesText.ts";

interface Props {
  readonly answer: UseQueryResult<SideGamePlayersChanged>;
  readonly nameOf: (playerId: string) => string;
}

/** What would move, before it is done. */
export const Moves = ({ answer, nameOf }: Props) => {
  const { data, error } = answer;
  if (error) {
    return <FailedRead title="The consequences could not be worked out" of={answer} />;
  }
  return (
    <section
      className={asStack({ gap: 1, pad: 3, ground: "raised", radius: "control" })}
      aria-label="What changes"
      aria-busy={!data}
    >
      <h3 className={heading}>What changes</h3>
      {data ? (
        <ul>
          {movesText(data, nameOf).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>
          <Spinner /> Looking what moves...
        </p>
      )}
    </section>
  );
};
