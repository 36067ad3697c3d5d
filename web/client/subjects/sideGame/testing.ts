import { tournamentId } from "../../../../domain/scorecard/examples.ts";
import {
  Cents,
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  SideGameParticipantId,
} from "../../../../domain/shared/values.ts";
import type { SideGame, SideGameParticipant } from "../../../contract/sideGame/sideGame.ts";
import { inLists } from "../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameHole, SideGameResults } from "../../../contract/sideGame/sideGameResults.ts";
import { gameView } from "./gameView.ts";

/** Named values for tests of the side games. */
const uuid = (kind: number, index: number) =>
  `00000000-0000-4000-8000-${String(kind * 100 + index).padStart(12, "0")}`;

const names = ["Ana", "Ben", "Cleo", "Dora"];
const round = RoundNumber.make(1);
const sideGameId = SideGameId.make(uuid(1, 0));

export const playerIds = names.map((_, index) => PlayerId.make(uuid(2, index)));
const participantIds = names.map((_, index) => SideGameParticipantId.make(uuid(3, index)));

const participants = names.map(
  (firstName, index): SideGameParticipant => ({
    id: participantIds[index] as SideGameParticipantId,
    sideGameId,
    userId: playerIds[index] as PlayerId,
    teamName: null,
    partnerId: null,
    isTeamCaptain: false,
    joinedAt: "2026-06-13T08:00:00.000Z",
    user: { firstName, lastName: "Ace" },
  }),
);

export const aGame = (fields: Partial<SideGame> = {}): SideGame => ({
  id: sideGameId,
  eventId: tournamentId,
  gameType: "skins",
  gameFormat: "individual",
  scoring: "gross",
  roundNumbers: [round],
  roundNumber: round,
  holeNumbers: [],
  betAmount: Cents.make(180_00),
  totalPurse: Cents.make(180_00),
  prizePerHole: Cents.make(10_00),
  maxParticipants: null,
  teamSize: 1,
  gameDescription: null,
  payoutStructure: [100],
  status: "open",
  isActive: true,
  isCombinedRounds: false,
  roundConfigurations: null,
  createdBy: "office",
  createdAt: "2026-06-13T08:00:00.000Z",
  participantCount: participants.length,
  hasJoined: true,
  participants,
  ...fields,
});

/** Contains the scores of all four players and the indexes of the winners. */
export const aHole = (
  holeNumber: number,
  state: SideGameHole["state"],
  figures: ReadonlyArray<number | string> = [],
  fields: Partial<SideGameHole> & { readonly winners?: ReadonlyArray<number> } = {},
): SideGameHole => {
  const { winners = [], ...rest } = fields;
  const where = { roundNumber: round, holeNumber: HoleNumber.make(holeNumber) };
  return {
    ...where,
    isPlayed: state !== "open",
    state,
    value: Cents.make(10_00),
    carriedIn: Cents.make(0),
    winnerIds: winners.map((index) => participantIds[index] as SideGameParticipantId),
    results: figures.map((figure, index) => ({
      sideGameId,
      participantId: participantIds[index] as SideGameParticipantId,
      ...where,
      result: String(figure),
      points: 0,
      winnings: Cents.make(0),
      recordedAt: "2026-06-13T12:00:00.000Z",
    })),
    matchScores: [],
    ...rest,
  };
};

/** The game as Ana sees it. */
export const aView = (
  game: Partial<SideGame>,
  holes: ReadonlyArray<SideGameHole>,
  fields: Partial<SideGameResults> = {},
) =>
  gameView(
    aGame(game),
    {
      sideGameId,
      status: "running",
      note: null,
      playerIds: participants.map(({ userId }) => userId),
      purse: Cents.make(180_00),
      unclaimed: Cents.make(0),
      standing: participants.map(({ id, user }) => ({
        place: 1,
        side: `${user.firstName} ${user.lastName}`,
        participantIds: [id],
        points: 0,
        strokes: 0,
        toPar: 0,
        winnings: Cents.make(0),
      })),
      holes,
      matches: [],
      ...inLists([]),
      winnings: [],
      ...fields,
    },
    playerIds[0] ?? null,
  );
