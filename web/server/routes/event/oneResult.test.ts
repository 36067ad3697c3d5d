import { expect } from "vitest";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

type Player = SignedIn<PlayerId>;

interface Format {
  readonly what: string;
  readonly format: string;
  readonly metric: "gross" | "net" | "points";
  readonly fields?: object;
  /** Strokes of Ana and of Ben on each of eighteen par 4s. */
  readonly strokes: (hole: number) => readonly [ana: number, ben: number];
  /** Their index; Ben receives strokes where it counts. */
  readonly indexes: readonly [number, number];
  readonly winner: "Ana" | "Ben";
  readonly total: string;
}

/** Ana takes fewer strokes in all of them but the one at match play. */
const formats: ReadonlyArray<Format> = [
  {
    ...{ what: "gross strokes", format: "STROKE", metric: "gross", indexes: [0, 0] },
    ...{ strokes: () => [4, 5] as const, winner: "Ana", total: "E" },
  },
  {
    ...{ what: "net strokes", format: "STROKE", metric: "net", indexes: [0, 36] },
    ...{ strokes: () => [4, 5] as const, winner: "Ben", total: "-18" },
  },
  {
    ...{ what: "points", format: "STABLEFORD", metric: "points", indexes: [0, 36] },
    ...{ strokes: () => [4, 5] as const, winner: "Ben", total: "54 pts" },
    fields: { pointsBasis: "net" },
  },
  {
    ...{ what: "matches", format: "MATCH", metric: "gross", indexes: [0, 0] },
    strokes: (hole) => (hole <= 10 ? [4, 3] : hole <= 13 ? [4, 12] : [4, 4]),
    ...{ winner: "Ben", total: "1" },
  },
];

const choices = async (admin: SignedIn<unknown>, { format, metric }: Format) => {
  interface Item {
    readonly id: string;
    readonly code: string;
    readonly rankingDirection?: string;
    readonly requiresHandicap?: boolean;
  }
  const formatsThere: ReadonlyArray<Item> = (await admin.get("/api/play-formats")).json();
  const metrics: ReadonlyArray<Item> = (await admin.get("/api/scoring-metrics")).json();
  const isWanted = ({ rankingDirection, requiresHandicap }: Item) =>
    metric === "points"
      ? rankingDirection === "desc"
      : rankingDirection === "asc" && requiresHandicap === (metric === "net");
  return {
    playFormatId: formatsThere.find(({ code }) => code === format)?.id,
    scoringMetricId: metrics.find(isWanted)?.id,
  };
};

const play = (player: Player, eventId: TournamentId, of: (hole: number) => number) =>
  player.send("POST", `/api/events/${eventId}/my-scores`, {
    roundNumber: 1,
    holeScores: Array.from({ length: 18 }, (_, index) => ({
      holeNumber: index + 1,
      strokes: of(index + 1),
    })),
  });

/** A side game of two that is decided as the event is. */
const game = ({ metric }: Format) => ({
  gameType: metric === "points" ? "stableford" : "match_play",
  scoring: metric === "gross" ? "gross" : "net",
  ...{ gameFormat: "individual", roundNumbers: [1], holeNumbers: [], totalPurse: 90 },
});

test.for(formats)(
  "boards, file, Today, money, summary and profile tell one winner: $what",
  async (format, { club }) => {
    const { superAdmin } = club;
    const fields = { ...(await choices(superAdmin, format)), ...format.fields };
    const eventId = await club.newEvent({ ...fields, publicBoard: true, status: "active" });
    const [of, other] = format.indexes;
    const ana = await club.newEntrant(eventId, { firstName: "Ana", handicap: of });
    const ben = await club.newEntrant(eventId, { firstName: "Ben", handicap: other });
    const gameUrl = `/api/events/${eventId}/side-games`;
    const { id } = (await superAdmin.send("POST", gameUrl, game(format))).json();
    for (const each of [ana, ben]) await each.send("POST", `/api/side-games/${id}/join`, {});
    await play(ana, eventId, (hole) => format.strokes(hole)[0]);
    await play(ben, eventId, (hole) => format.strokes(hole)[1]);

    const csv = (await superAdmin.get(`/api/events/${eventId}/leaderboard.csv`)).body;
    const [, first = "", second = ""] = csv.trim().split(/\r?\n/u);
    expect(first).toMatch(
      new RegExp(`^1,${format.winner} .*,${format.total.replace("+", "\\+")},`),
    );
    expect(second).toMatch(/^2,/);

    const winner = format.winner === "Ana" ? ana : ben;
    const todayOf = async (player: Player) =>
      (await player.get("/api/user/today"))
        .json()
        .find((each: { event: { id: string } }) => each.event.id === eventId);
    expect((await todayOf(winner)).standing).toMatchObject({ position: "1", total: format.total });

    const { shareCode } = (await ana.get(`/api/events/${eventId}`)).json();
    const live = (await ana.get(`/api/events/${eventId}/leaderboard`)).json();
    const open = (await ana.get(`/api/follow/${shareCode}/leaderboard`)).json();
    const toldBy = (entries: ReadonlyArray<{ user: { firstName: string }; matches?: unknown }>) =>
      entries.map(({ user, matches }) => [user.firstName, matches]);
    expect(toldBy(open)).toEqual(toldBy(live));

    const loser = winner === ana ? ben : ana;
    const { transfers } = (await ana.get(`/api/events/${eventId}/money`)).json();
    expect(transfers).toEqual([{ from: loser.id, to: winner.id, amount: "45.00" }]);

    await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
    const { summary } = (await ana.get(`/api/events/${eventId}/summary`)).json();
    const names = [`${format.winner} Ace`, format.winner === "Ana" ? "Ben Ace" : "Ana Ace"];
    expect(summary.match(/(?:Ana|Ben) Ace/gu).slice(0, 2)).toEqual(names);
    for (const [player, place] of [[winner, 1] as const, [loser, 2] as const]) {
      const { positions } = (await player.get("/api/user/statistics")).json();
      expect(positions).toMatchObject([{ eventId, roundNumber: 1, place, players: 2 }]);
    }
  },
);

test("a pair in match play and a side with one ball have one line, under the name of the side", async ({
  club,
}) => {
  for (const format of ["MATCH", "SCRAMBLE"]) {
    const wanted = { ...formats[0], format } as Format;
    const eventId = await club.newEvent({
      ...(await choices(club.superAdmin, wanted)),
      status: "active",
    });
    const players = await Promise.all([1, 2, 3, 4].map(() => club.newEntrant(eventId)));
    const pairs = [["Aces", 0, 1] as const, ["Birdies", 2, 3] as const];
    for (const [name, one, other] of pairs) {
      await club.superAdmin.send("POST", `/api/admin/events/${eventId}/pairs`, {
        ...{ name, player1Id: players[one]?.id, player2Id: players[other]?.id, type: "pair" },
      });
    }
    for (const [index, player] of players.entries()) {
      await play(player, eventId, () => (index < 2 ? 4 : 5));
    }
    const csv = (await club.superAdmin.get(`/api/events/${eventId}/leaderboard.csv`)).body;
    const lines = csv.trim().split(/\r?\n/u).slice(1);
    expect(lines.map((line) => line.split(",").slice(0, 2))).toEqual([
      ["1", "Aces"],
      ["2", "Birdies"],
    ]);
    for (const [index, player] of players.entries()) {
      const [today] = (await player.get("/api/user/today")).json();
      expect(today.standing.position).toBe(index < 2 ? "1" : "2");
    }
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
    const { summary } = (await club.superAdmin.get(`/api/events/${eventId}/summary`)).json();
    expect([...new Set(summary.match(/Aces|Birdies/gu))]).toEqual(["Aces", "Birdies"]);
    for (const [index, player] of players.entries()) {
      const { positions } = (await player.get("/api/user/statistics")).json();
      const place = { eventId, place: index < 2 ? 1 : 2, players: 2 };
      // The round of a side with one ball is nobody's own.
      expect(positions).toMatchObject(format === "MATCH" ? [place] : []);
    }
  }
});
