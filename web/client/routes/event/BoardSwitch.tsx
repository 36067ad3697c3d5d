import { underlined, underlinedTab } from "../../components/tabs/Tabs.css.ts";

export type BoardName = "players" | "teams" | "matches";

const labels: Readonly<Record<BoardName, string>> = {
  players: "Players",
  teams: "Teams",
  matches: "Matches",
};

interface Props {
  readonly boards: ReadonlyArray<BoardName>;
  readonly shown: BoardName;
  readonly onChoose: (board: BoardName) => void;
}

/** Switches between the boards of an event; hidden if there is only one. */
export const BoardSwitch = ({ boards, shown, onChoose }: Props) =>
  boards.length < 2 ? null : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs into a form.
    <div role="group" aria-label="Board" className={underlined} data-screen-only="">
      {boards.map((board) => (
        <button
          key={board}
          type="button"
          className={underlinedTab}
          aria-pressed={board === shown}
          data-state={board === shown ? "active" : "inactive"}
          onClick={() => onChoose(board)}
        >
          {labels[board]}
        </button>
      ))}
    </div>
  );
