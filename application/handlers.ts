import { Layer } from "effect";
import { HandleField } from "./field/handleField.ts";
import { HandleMatch } from "./match/handleMatch.ts";
import { HandleScorecard } from "./scorecard/handleScorecard.ts";
import { HandleSideGame } from "./sideGame/handleSideGame.ts";
import { HandleTeams } from "./teams/handleTeams.ts";
import { HandleTeeSheet } from "./teeSheet/handleTeeSheet.ts";
import { HandleTournament } from "./tournament/handleTournament.ts";
import { TournamentFacts } from "./tournament/tournamentFacts.ts";

/** All command handlers of a process, and what they know of each other's streams. */
export const commandHandlers = TournamentFacts.layer.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      HandleTournament.layer,
      HandleField.layer,
      HandleMatch.layer,
      HandleScorecard.layer,
      HandleSideGame.layer,
      HandleTeeSheet.layer,
      HandleTeams.layer,
    ),
  ),
);
