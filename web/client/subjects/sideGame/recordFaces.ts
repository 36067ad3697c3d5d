import type { ComponentType } from "react";
import { type GameType, gameTypeLabels } from "../../../../domain/golf/sideGames/gameTypes.ts";
import { type RecordKind, recordTraits } from "../../../../domain/golf/sideGames/holeRecord.ts";
import { canPlayWolf } from "../../../../domain/golf/sideGames/wolfHole.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { SideGameHole, SideGameResults } from "../../../contract/sideGame/sideGameResults.ts";
import { DistanceForm } from "./distance/DistanceForm.tsx";
import { distanceText, leaderText } from "./distance/distanceTexts.ts";
import type { HoleText } from "./gameHole.ts";
import type { GameView } from "./gameView.ts";
import { WolfForm } from "./wolf/WolfForm.tsx";
import { choiceText, nextToChoose, onHoleText, wolfHole, wolfText } from "./wolf/wolfHoles.ts";

interface FormProps {
  readonly view: GameView;
  readonly hole: SideGameHole;
  readonly me: PlayerId;
  /** The players of the game whose cards are kept on this device. */
  readonly players: ReadonlyArray<PlayerId>;
  readonly onDone: () => void;
}

/** How players see and enter the records of a kind. */
interface RecordFace {
  /** Beside a hole on the pad, where there is little room. */
  readonly onHole: (view: GameView, hole: SideGameHole) => string;
  /** Over the form that opens there. */
  readonly title: (view: GameView, hole: SideGameHole) => string;
  readonly Form: ComponentType<FormProps>;
  /** Whether so many players can play the game. */
  readonly canPlay: (players: number) => boolean;
  /** Over the form for any hole, on the page of the game. */
  readonly panelTitle: (gameType: GameType) => string;
  /** Behind the number of a hole in the list of that form. */
  readonly ofHole: (view: GameView, hole: SideGameHole) => string;
  /** The hole with which the form begins, and goes on once one is done. */
  readonly nextHole: (view: GameView, done?: SideGameHole) => SideGameHole | undefined;
  /** A hole among the results; null if there is nothing to tell. */
  readonly holeText: (view: GameView, hole: SideGameHole) => HoleText | null;
}

/** Who has not said yet how near they came may still win a hole that has a winner. */
export const isOver = (kind: RecordKind, { status }: SideGameResults): boolean =>
  status === "final" && recordTraits[kind].of === "hole";

export const recordFaces: Readonly<Record<RecordKind, RecordFace>> = {
  distance: {
    onHole: leaderText,
    title: ({ game }, { holeNumber }) => `${gameTypeLabels[game.gameType]}, hole ${holeNumber}`,
    Form: DistanceForm,
    canPlay: () => true,
    panelTitle: (gameType) => `${gameTypeLabels[gameType]}: your distance`,
    ofHole: (view, hole) => `. ${leaderText(view, hole)}`,
    nextHole: ({ results: { holes } }, done) =>
      done ?? holes.find(({ state }) => state === "open") ?? holes[0],
    holeText: distanceText,
  },
  wolf: {
    onHole: (view, hole) => onHoleText(view, wolfHole(view, hole)),
    title: () => "Wolf's choice",
    Form: WolfForm,
    canPlay: canPlayWolf,
    panelTitle: () => "Wolf's choice",
    ofHole: (view, hole) => {
      const { choice } = wolfHole(view, hole);
      return choice ? `: ${choiceText(view, choice)}` : "";
    },
    nextHole: nextToChoose,
    holeText: wolfText,
  },
};
