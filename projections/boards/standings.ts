import { Effect, Layer } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { Lookups } from "../../application/ports/Lookups.ts";
import { People } from "../../application/ports/People.ts";
import { PlayedRounds } from "../../application/ports/PlayedRounds.ts";
import type { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import { Standings } from "../../application/ports/Standings.ts";
import type { ReadDb } from "../engine/readDb.ts";
import { upToDate } from "../engine/upToDate.ts";
import { latestRoundWithCard } from "../scorecards/queries.ts";
import { teamsOf } from "../teams/queries.ts";
import { entriesOf, noCards, onBoard, withCards } from "./board.ts";
import { newerThan } from "./boardRows.ts";
import { readBesideBoard } from "./matchesOnBoard.ts";
import { teamOf } from "./teamBoard.ts";

type Needs = EventLog | Lookups | ReadModelProgress | ReadDb;

const upToTheEnd = (...models: ReadonlyArray<string>) =>
  EventLog.use(({ head }) => Effect.flatMap(head, (end) => upToDate(models, end)));

const asOutage = (cause: unknown) => new EventStoreUnavailable({ cause });

export const standings = Layer.effect(
  Standings,
  Effect.gen(function* () {
    const people = yield* People;
    const context = yield* Effect.context<Needs>();
    return {
      of: Effect.fnUntraced(function* (tournamentId) {
        yield* upToTheEnd("leaderboard", "matches", "groups", "teams");
        const rows = yield* Effect.mapError(newerThan(tournamentId, noCards), asOutage);
        const cards = withCards(noCards, rows);
        const ids = onBoard(cards).map((player) => player.player_id);
        const beside = yield* Effect.flatMap(teamsOf(tournamentId), (teams) =>
          readBesideBoard(tournamentId, cards, teams.map(teamOf)),
        ).pipe(Effect.catchTag("ReadModelUnavailable", (cause) => Effect.fail(asOutage(cause))));
        return entriesOf(cards, { people: yield* people.named(ids), ...beside });
      }, Effect.provideContext(context)),
    };
  }),
);

export const playedRounds = Layer.effect(
  PlayedRounds,
  Effect.gen(function* () {
    const context = yield* Effect.context<Needs>();
    return {
      latest: Effect.fnUntraced(function* (tournamentId) {
        yield* upToTheEnd("scorecards");
        return yield* Effect.mapError(latestRoundWithCard(tournamentId), asOutage);
      }, Effect.provideContext(context)),
    };
  }),
);
