import { Effect } from "effect";
import { People } from "../../../../application/ports/People.ts";
import { addBalances, balancesOf } from "../../../../domain/golf/sideGames/settlingUp/balances.ts";
import { fewestTransfers } from "../../../../domain/golf/sideGames/settlingUp/fewestTransfers.ts";
import { Cents, PlayerId } from "../../../../domain/shared/values.ts";
import type { SettledGame } from "../../../../projections/boards/settlements.ts";
import type { EventMoney } from "../../../contract/event/eventMoney.ts";
import { nameIn } from "../person/nameIn.ts";

/** The payments of the settled games of an event, together and for each game. */
export const showEventMoney = Effect.fnUntraced(function* (settled: ReadonlyArray<SettledGame>) {
  const games = settled.map(({ game, settlement }) => ({
    game,
    settlement,
    balances: balancesOf(settlement),
  }));
  const balances = addBalances(games.map((each) => each.balances));
  const people = yield* People.use(({ named }) => named(balances.map(playerOf)));

  const money: EventMoney = {
    balances: balances.map((balance) => ({
      playerId: playerOf(balance),
      user: nameIn(people, playerOf(balance)),
      amount: balance.amount,
    })),
    transfers: fewestTransfers(balances).map(({ from, to, amount }) => ({
      from: PlayerId.make(from),
      to: PlayerId.make(to),
      amount,
    })),
    games: games.map(({ game, settlement, balances: ofGame }) => ({
      sideGameId: game.side_game_id,
      gameType: game.settings.gameType,
      status: settlement.status,
      purse: Cents.make(settlement.purse),
      unclaimed: Cents.make(settlement.unclaimed),
      balances: ofGame.map((balance) => ({
        playerId: playerOf(balance),
        amount: balance.amount,
      })),
    })),
  };
  return money;
});

const playerOf = ({ playerId }: { readonly playerId: string }) => PlayerId.make(playerId);
