import { Struct } from "effect";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../shared/values.ts";
import type { SideGameEvent } from "./events.ts";
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
  /** The last distance of each player on each hole; null if it was taken back. */
  readonly entries: ReadonlyMap<string, number | null>;
  /** The last choice on each hole. */
  readonly choices: ReadonlyMap<string, WolfChoice>;
}

/** What a player chose on joining; in an individual game nothing. */
export interface ChosenSide {
  readonly teamName: string | null;
  readonly isTeamCaptain: boolean;
  readonly partnerId: PlayerId | null;
}

interface WolfChoice {
  readonly wolfId: PlayerId;
  readonly partnerId: PlayerId | null;
}

export const initialState: SideGame = { existence: "NotCreated" };

interface HoleOfRound {
  readonly round: RoundNumber;
  readonly holeNumber: HoleNumber;
}

export const choiceOn = ({ choices }: CreatedSideGame, hole: HoleOfRound) =>
  choices.get(holeKey(hole));

export const distanceOf = (
  { entries }: CreatedSideGame,
  entry: HoleOfRound & { readonly playerId: PlayerId },
) => entries.get(entryKey(entry)) ?? null;

const holeKey = ({ round, holeNumber }: HoleOfRound) => `${round} ${holeNumber}`;
const entryKey = (entry: HoleOfRound & { readonly playerId: PlayerId }) =>
  `${holeKey(entry)} ${entry.playerId}`;

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
  entries: new Map(),
  choices: new Map(),
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
    case "SideGameEntryRecorded":
      return { ...game, entries: new Map([...game.entries, [entryKey(event), event.distance]]) };
    case "WolfChoiceRecorded": {
      const { wolfId, partnerId } = event;
      return {
        ...game,
        choices: new Map([...game.choices, [holeKey(event), { wolfId, partnerId }]]),
      };
    }
  }
};
