import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Schema } from "effect";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ana, ben, scorecardId, tournamentId } from "../../../../domain/scorecard/examples.ts";
import { Cents, HoleNumber, SideGameId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { type EventMoney, getEventMoney } from "../../../contract/event/eventMoney.ts";
import { Balance } from "../../../contract/inputs/cents.ts";
import type { User } from "../../../contract/person/user.ts";
import { type ListedSideGame, SideGame } from "../../../contract/sideGame/sideGame.ts";
import { listSideGames } from "../../../contract/sideGame/sideGames.ts";
import { ApiError } from "../../data/apiError.ts";
import { makeQueryClient } from "../../data/queryClient.ts";
import { readOf } from "../../data/read.ts";
import { toasts } from "../../data/toasts.ts";
import { myScorecardsQuery } from "../../subjects/card/pad/api.ts";
import { HolePad } from "../../subjects/card/pad/hole/HolePad.tsx";
import { card, holes, score } from "../../subjects/card/pad/testing.ts";
import type { Round } from "../../subjects/card/pad/useRound.ts";
import { AttestCard } from "../../subjects/card/signing/AttestCard.tsx";
import { canAttestQuery, useAttest } from "../../subjects/card/signing/useAttest.ts";
import { useJoin } from "../../subjects/sideGame/join/JoinDialog.tsx";
import { GameList } from "../../subjects/sideGame/SideGames.tsx";
import { aGame } from "../../subjects/sideGame/testing.ts";
import { Unavailable } from "../../subjects/sideGame/Unavailable.tsx";
import { ScorecardTab } from "./ScorecardTab.tsx";

const event = {
  ...{ id: tournamentId, status: "active", numberOfRounds: 3, courseId: "links" },
  ...{ startDate: null, endDate: null, rounds: [] },
} as unknown as EventDetail;

/** The text of a screen after the server has given these answers. */
const words = (screen: ReactNode, answered: (queries: QueryClient) => void = () => undefined) => {
  const queries = makeQueryClient();
  answered(queries);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .trim();
};

const gamesTab = (
  games: ReadonlyArray<ListedSideGame>,
  balances: EventMoney["games"][number]["balances"] = [],
) =>
  words(<GameList tournamentId={tournamentId} me={ana} mayJoin />, (queries) => {
    queries.setQueryData(readOf(listSideGames, { eventId: tournamentId }).queryKey, games);
    const { id, gameType } = aGame();
    const cents = { purse: Cents.make(180_00), unclaimed: Cents.make(0) };
    const money = {
      sideGameId: id,
      gameType,
      status: balances.length > 0 ? ("running" as const) : ("not_started" as const),
      ...cents,
      balances,
    };
    queries.setQueryData(readOf(getEventMoney, { eventId: tournamentId }).queryKey, {
      balances: [],
      transfers: [],
      games: [money],
    });
  });

describe("Skins & Sins", () => {
  test.each([
    ["skins", "Skins", "Win money on individual holes"],
    ["best_ball", "Best Ball", "Team format - best score per hole"],
    ["worst_ball", "Worst Ball", "Team format - worst score per hole"],
    ["match_play", "Match Play", "Head-to-head hole by hole"],
    ["ryder_cup", "Ryder Cup Points", "Team points system for entire event"],
    ["nassau", "Nassau", "Bets on holes 1-9, 10-18 and 1-18"],
    ["wolf", "Wolf", "Rotating partner selection game"],
    ["stableford", "Stableford Skins", "Skins based on Stableford points"],
    ["closest_to_pin", "Closest to the Pin", "Par 3 holes"],
    ["longest_drive", "Longest Drive", "Fairway, designated holes"],
  ] as const)("%s is called %s: %s", (gameType, label, summary) => {
    const tab = gamesTab([aGame({ gameType, hasJoined: false })]);
    expect(tab).toMatch(new RegExp(`^${label} ${summary} Join `, "u"));
  });

  test("a game that only a newer version knows is named, and the others are shown", () => {
    const sent = Schema.encodeSync(SideGame)(aGame());
    const newer = { ...sent, gameType: "bingo_bango_bongo", gameDescription: "Ask Jo." };
    const read = Schema.decodeUnknownSync(listSideGames.success.body)([newer, sent]);
    const tab = gamesTab(read);
    expect(tab).toMatch(/^Skins /u);
    expect(tab).toContain("bingo_bango_bongo Ask Jo. This game is newer than this page.");
  });

  test("of several games none is open, and each says what is in it for the reader", () => {
    const twins = [aGame(), aGame({ id: SideGameId.make(ben), gameType: "nassau" })];
    const tab = gamesTab(twins, [{ playerId: ana, amount: Balance.make(450) }]);
    expect(tab).not.toContain("Hide results");
    expect(tab).toContain("$180 purse You +$4.50 Show results");
  });

  test("none, and none to be seen", () => {
    expect(gamesTab([])).toContain("No Side Games Yet");
    const refused = new ApiError(401, '{"error":"Not authenticated"}');
    expect(
      words(<Unavailable error={refused} onRetry={() => undefined} isRetrying={false} />),
    ).toContain(
      "Side Games Unavailable Please make sure you're logged in and registered for this event to view side games.",
    );
    const broken = new ApiError(500, '{"error":"x","message":"An unexpected error occurred"}');
    expect(
      words(<Unavailable error={broken} onRetry={() => undefined} isRetrying={false} />),
    ).toContain("An unexpected error occurred. Nothing was lost. Try again in a moment.");
  });
});

describe("Scorecard", () => {
  const tab = (user: User | null, changes: Partial<EventDetail> = {}) =>
    words(
      <ScorecardTab
        event={{ ...event, ...changes }}
        user={user}
        registration={{ status: "registered", playerStatus: "playing" } as never}
        onEnter={() => undefined}
        onOpenCard={() => undefined}
      />,
      (queries) => queries.setQueryData(myScorecardsQuery(tournamentId).queryKey, []),
    );

  test("its parts, its rounds, and what strokes are", () => {
    expect(tab({ id: ana } as User)).toMatch(
      /^My Scorecard Verification Pending Strokes include penalty strokes\./u,
    );
    expect(tab({ id: ana } as User).match(/Round \d Not Started/gu)).toEqual([
      "Round 1 Not Started",
      "Round 2 Not Started",
      "Round 3 Not Started",
    ]);
  });

  test.each([
    ["signed out", null, {}, "You must be signed in to enter scores."],
    [
      "without a course",
      { id: ana } as User,
      { courseId: null },
      "Course information not available. Please contact the event administrator.",
    ],
    ["cancelled", { id: ana } as User, { status: "cancelled" }, "This event has been cancelled"],
  ] as const)("%s", (_when, user, changes, sentence) => {
    expect(tab(user, changes)).toContain(sentence);
  });
});

describe("the pad", () => {
  const one = HoleNumber.make(1);
  const pad = (changes: Partial<Round>, end: string | null = null) =>
    words(
      <HolePad
        round={
          {
            ...{ playerId: ana, tournamentId, holes, partner: null, rejection: null },
            ...{ entered: new Map(), verified: new Set(), disputed: new Set() },
            totals: { gross: 0, toPar: 0, thru: 0, net: 0, points: 0 },
            ...changes,
          } as unknown as Round
        }
        hole={holes[0] as (typeof holes)[number]}
        startHole={null}
        match={{ askedOn: () => null, isOver: end !== null }}
        end={end}
        turn={null}
        onHole={() => undefined}
        onCard={() => undefined}
      />,
    );

  test("says what strokes are, and of a verified hole who may still change it", () => {
    expect(pad({})).toContain("Strokes include penalty strokes.");
    expect(pad({ verified: new Set([one]) })).toContain(
      "Verified holes can no longer be changed. Please contact the event administrator.",
    );
  });

  test("asks for the next hole, and says instead that a match is over", () => {
    expect(pad({})).toContain("Card Hole 2");
    expect(pad({}, "4&3")).toContain("Card Finish");
    expect(pad({}, "4&3")).toContain("The match is over: 4&3.");
  });
});

describe("the card of somebody else", () => {
  test.each([
    "You must be registered for this event",
    "This scorecard has no scores yet",
    "This scorecard is already verified",
    "You have already verified this scorecard",
    "Only playing partners in the same group can verify this scorecard",
  ])("cannot be verified: %s", (reason) => {
    const complete = { ...card([score(1, 4)]), isComplete: true };
    expect(
      words(<AttestCard card={complete} me={ben} />, (queries) =>
        queries.setQueryData(canAttestQuery(scorecardId).queryKey, {
          canAttest: false,
          reason,
        }),
      ),
    ).toBe(`Cannot verify this scorecard ${reason}`);
  });
});

describe("what succeeded is said", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const at = "2026-05-01T08:00:00.000Z";
  const attestation = {
    ...{ id: scorecardId, scorecardId, attestedBy: ben, attestationType: "playing_partner" },
    ...{ isValid: true, notes: null, attestedAt: at, createdAt: at },
  };
  const game = aGame({ hasJoined: false });
  const attest = (from: "list" | "card") => () => {
    useAttest({ scorecardId, from }).attest(null);
    return null;
  };
  const join = () => {
    const nothing = { teamName: null, isTeamCaptain: false, partnerId: null };
    useJoin(game, false, () => undefined).mutate(nothing);
    return null;
  };

  test.each([
    ["Successfully joined the side game!", join, game.participants[0]],
    ["Scorecard verification submitted successfully!", attest("list"), attestation],
    ["Scorecard attestation submitted successfully!", attest("card"), attestation],
  ])("%s", async (sentence, Act, answer) => {
    vi.stubGlobal("fetch", async () => Response.json(answer, { status: 201 }));
    const before = toasts.current()?.id;
    words(<Act />);
    await expect.poll(() => toasts.current()?.id).not.toBe(before);
    expect(toasts.current()?.title).toBe(sentence);
  });
});
