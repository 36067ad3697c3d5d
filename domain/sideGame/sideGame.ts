import { Struct } from "effect";
import { type HoleRecord, ownerOf } from "../golf/sideGames/holeRecord.ts";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../shared/values.ts";
import { recordIn, type SideGameEvent } from "./events.ts";
import type { SideGameSettings } from "./settings.ts";

/** Only the values that decisions need. Screens read projections instead. */
export type SideGame = NotCreated | CreatedSideGame;

interface NotCreated {
  readonly existence: "NotCreated";
}

export interface CreatedSideGame {
  readonly existence: "Created";
  readonly sideGameId: SideGameId;
  readonly tournamentId: TournamentId;
  readonly settings: SideGameSettings;
  /** The team or partner of each player, in the order of joining. */
  readonly participants: ReadonlyMap<PlayerId, ChosenSide>;
  /** The last record of each owner on each hole. */
  readonly records: ReadonlyMap<string, HoleRecord>;
}

/** What a player chose on joining; in an individual game nothing. */
export interface ChosenSide {
  readonly teamName: string | null;
  readonly isTeamCaptain: boolean;
  readonly partnerId: PlayerId | null;
}

export const initialState: SideGame = { existence: "NotCreated" };

interface OnHole {
  readonly round: RoundNumber;
  readonly holeNumber: HoleNumber;
  readonly record: HoleRecord;
}

/** The record that this one replaces. */
export const recordOn = ({ records }: CreatedSideGame, made: OnHole) => records.get(keyOf(made));

const keyOf = ({ round, holeNumber, record }: OnHole) =>
  `${round} ${holeNumber} ${ownerOf(record)}`;

export const evolve = (state: SideGame, event: SideGameEvent): SideGame => {
  if (event._tag === "SideGameCreated") return freshGame(event);
  return state.existence === "Created" ? evolveCreated(state, event) : state;
};

type SideGameCreated = Extract<SideGameEvent, { readonly _tag: "SideGameCreated" }>;
type Later = Exclude<SideGameEvent, SideGameCreated>;

const freshGame = ({
  _tag,
  sideGameId,
  tournamentId,
  ...settings
}: SideGameCreated): CreatedSideGame => ({
  existence: "Created",
  sideGameId,
  tournamentId,
  settings,
  participants: new Map(),
  records: new Map(),
});

// No `default` case: a new event must not compile until its meaning is decided here.
const evolveCreated = (game: CreatedSideGame, event: Later): CreatedSideGame => {
  switch (event._tag) {
    case "SideGameJoined":
    case "SideGameSideChosen": {
      const side = Struct.pick(event, ["teamName", "isTeamCaptain", "partnerId"]);
      return { ...game, participants: new Map([...game.participants, [event.playerId, side]]) };
    }
    case "SideGameLeft": {
      const stay = [...game.participants].filter(([player]) => player !== event.playerId);
      return { ...game, participants: new Map(stay) };
    }
    case "SideGameHoleRecorded":
    case "SideGameEntryRecorded":
    case "WolfChoiceRecorded": {
      const record = recordIn(event);
      const key = keyOf({ ...event, record });
      return { ...game, records: new Map([...game.records, [key, record]]) };
    }
  }
};
