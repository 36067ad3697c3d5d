import { request } from "playwright-core";
import { range } from "../../../domain/golf/range.ts";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { send } from "./eventByCall.ts";
import type { Caller } from "./visits.ts";

/** A medallist by number: numbers of three digits keep lists in this order. */
export const medallist = (number: number) => {
  const firstName = "Medallist";
  const lastName = `Yarrow ${String(number).padStart(3, "0")}`;
  const email = `medallist.${number}@yarrow.example`;
  return { firstName, lastName, email, name: `${firstName} ${lastName}`, ...details };
};

const details = {
  ...{ phone: "+43 660 1234567", shirtSize: "M", handicap: "12.4", password: "putts-and-pars" },
};

interface Entered {
  readonly id: string;
  readonly number: number;
}

/** More calls at once would only wait for each other. */
const AT_ONCE = 8;

/** Does something with each of many, some of them at the same time. */
export const withEach = async <One, Result>(
  all: ReadonlyArray<One>,
  act: (one: One) => Promise<Result>,
): Promise<ReadonlyArray<Result>> => {
  const results: Array<Result> = [];
  const open = all.entries();
  const worker = async () => {
    for (const [index, one] of open) results[index] = await act(one);
  };
  await Promise.all(range(1, AT_ONCE).map(worker));
  return results;
};

/** The accounts of the first medallists. */
export const openAccounts = (office: Caller, count: number): Promise<ReadonlyArray<Entered>> =>
  withEach(range(1, count), async (number) => {
    const { name: _, ...account } = medallist(number);
    const { id } = await send(office, "/api/admin/users", account);
    return { id, number };
  });

export const enter = async (
  office: Caller,
  eventId: string,
  players: ReadonlyArray<Entered>,
): Promise<void> => {
  await withEach(players, ({ id }) =>
    send(office, `/api/admin/users/${id}/events/${eventId}/register`),
  );
};

/** Nobody of them plays better than a four on each hole. */
const strokesOf = ({ number }: Entered, round: number) =>
  range(1, 18).map((hole) => (hole <= (number * round) % 18 ? 5 : 4));

/** The cards of these players in a round, as their phones would have sent them. */
export const play = async (
  office: Caller,
  eventId: string,
  roundNumber: number,
  players: ReadonlyArray<Entered>,
): Promise<void> => {
  await withEach(players, (player) =>
    send(office, `/api/events/${eventId}/scoring`, {
      ...{ playerId: player.id, roundNumber },
      holeScores: strokesOf(player, roundNumber).map((strokes, index) => ({
        ...par4(index + 1),
        strokes,
      })),
    }),
  );
};

interface Group {
  readonly roundNumber: number;
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly user: { readonly lastName: string };
  }>;
}

interface Card {
  readonly id: string;
  readonly userId: string;
  readonly roundNumber: number;
}

/** In each group the first signs for all others, and the second for the first. */
export const sign = async (
  office: Caller,
  address: string,
  eventId: string,
  roundNumber: number,
): Promise<void> => {
  const read = async (path: string) =>
    (await office.request.get(`/api/events/${eventId}/${path}`)).json();
  const groups: ReadonlyArray<Group> = await read("groups");
  const cards: ReadonlyArray<Card> = await read("scorecards");
  const cardOf = new Map(
    cards.filter((card) => card.roundNumber === roundNumber).map((card) => [card.userId, card.id]),
  );
  const ofRound = groups.filter((group) => group.roundNumber === roundNumber);
  await withEach(ofRound, async ({ members: [first, second, ...others] }) => {
    if (!first || !second) throw new Error("Nobody can sign in a group of one");
    const signs = async (signer: typeof first, signed: ReadonlyArray<typeof first>) => {
      const { email, password } = medallist(Number(signer.user.lastName.split(" ").at(-1)));
      const phone = await request.newContext({ baseURL: address });
      await phone.post("/api/login", { data: { username: email, password } });
      for (const { id } of signed) {
        const answer = await phone.post(`/api/scorecards/${cardOf.get(id)}/attest`, { data: {} });
        if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
      }
      await phone.dispose();
    };
    await signs(first, [second, ...others]);
    await signs(second, [first]);
  });
};
