import type { Person } from "../../application/ports/People.ts";
import { rankLeaderboard } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { strokesOf } from "../../domain/golf/played.ts";
import { range } from "../../domain/golf/range.ts";
import { strokesReceived } from "../../domain/golf/strokesReceived.ts";
import { Position } from "../../domain/shared/recorded.ts";
import {
  CourseId,
  HoleId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardId,
  TournamentId,
} from "../../domain/shared/values.ts";
import { entriesOf, noCards, withCards } from "../../projections/boards/board.ts";
import type { BoardCard, BoardPlayer, BoardTables } from "../../projections/leaderboard/queries.ts";
import { type Row, RunFailed } from "../row.ts";
import { timed } from "../timed.ts";

const uuid = (kind: number, n: number) =>
  `00000000-0000-4000-${8000 + kind}-${String(n).padStart(12, "0")}`;

const tournamentId = TournamentId.make(uuid(1, 0));
const playerIds = range(1, 150).map((n) => PlayerId.make(uuid(2, n)));
const roundNumbers = range(1, 4).map((round) => RoundNumber.make(round));
const [firstPlayer] = playerIds;

/** Odd stroke indexes on the front nine, even ones on the back nine. */
const hole = (number: number) => ({
  holeId: HoleId.make(uuid(3, number)),
  holeNumber: HoleNumber.make(number),
  par: 3 + (number % 3),
  strokeIndex: number <= 9 ? 2 * number - 1 : 2 * number - 18,
});

/** Each card has its own copy, as rows from a database have. */
const course = (): BoardCard["course"] => ({
  courseId: CourseId.make(uuid(4, 0)),
  holes: [hole(1), ...range(2, 18).map(hole)],
  tee: null,
});

/** The strokes are the same in every run, and many players are level. */
const strokesOn = (player: number, round: number, number: number) =>
  3 + ((player * 7 + round * 5 + number * (1 + (player % 4))) % 5);

const people: ReadonlyMap<PlayerId, Person> = new Map(
  playerIds.map((id, n) => [
    id,
    {
      firstName: `First ${(n * 7) % 150}`,
      lastName: `Last ${(n * 13) % 150}`,
      handicap: n % 37,
      profileImage: null,
    },
  ]),
);

/** The cards in the form in which a tournament stores them. */
const recorded = playerIds.flatMap((playerId, player) =>
  roundNumbers.map((round) => ({
    playerId,
    round,
    holeScores: range(1, 18).map((number) => ({
      holeNumber: number,
      strokes: strokesOn(player, round, number),
      putts: 2,
      penalties: 0,
      notes: null,
    })),
  })),
);

const players = playerIds.map(
  (playerId): BoardPlayer => ({
    tournament_id: tournamentId,
    player_id: playerId,
    status: "registered",
    is_declined: false,
    is_removed: false,
    player_status: "playing",
    missed_cut_after: null,
    corrected: null,
    position: Position.make(1),
  }),
);

const cards = recorded.map(
  ({ playerId, round, holeScores }, index): BoardCard => ({
    scorecard_id: ScorecardId.make(uuid(5, index)),
    tournament_id: tournamentId,
    player_id: playerId,
    round,
    course: course(),
    playing_handicap: Math.trunc(index / 4) % 37,
    handicap_index: 7.5,
    latest: null,
    scoring_basis: "net",
    scramble_handicaps: [],
    side: null,
    holes: Object.fromEntries(holeScores.map(({ holeNumber, strokes }) => [holeNumber, strokes])),
    ...{ attestations: {}, verified: {} },
    opened: Position.make(index + 2),
    position: Position.make(index + 2),
  }),
);

const rows: BoardTables = { tournament: null, players, cards };

const recompute = () =>
  rankLeaderboard(entriesOf(withCards(noCards, rows), { people, matches: null, sides: [] }), {
    view: "event-total",
    scoring: "net",
    selectedRound: 1,
    tieBreak: "countback",
    numberOfRounds: roundNumbers.length,
    isCompleted: true,
  });

/** Counted hole by hole, in another way than in the product. */
const netOfFirst = () =>
  cards
    .filter(({ player_id }) => player_id === firstPlayer)
    .reduce((total, { holes, course: { holes: played }, playing_handicap }) => {
      const received = strokesReceived(playing_handicap, played);
      const net = played.map(
        ({ holeNumber }) => (strokesOf(holes[holeNumber]) ?? 0) - (received.get(holeNumber) ?? 0),
      );
      return net.reduce((sum, each) => sum + each, total);
    }, 0);

const what = "scoring and ranking a net board of 150 players and 4 rounds from nothing";

export const board: Row = {
  name: "board",
  what,
  floor: "JSON.parse of the same hole scores",
  figures: [{ what, unit: "ms", wanted: "less", bounds: "ratio", must: 3, goal: 1 }],
  prepare: async () => {
    const text = JSON.stringify(recorded);
    return {
      floor: async () => [timed(() => JSON.parse(text))],
      product: async () => [timed(recompute)],
      check: async () => {
        const ranked = recompute();
        const first = ranked.find(({ entry }) => entry.user.id === firstPlayer);
        const isRanked = ranked.length === 150 && ranked.every(({ thru }) => thru === "F*");
        if (!isRanked || first?.strokes !== String(netOfFirst())) {
          throw new RunFailed("The board was not recomputed.");
        }
      },
    };
  },
};
