import type { QueryClient } from "@tanstack/react-query";
import { type Played, playedIn } from "../../../domain/golf/played.ts";
import type { HoleNumber } from "../../../domain/shared/values.ts";
import { getEvent } from "../../contract/event/events.ts";
import { listMatches } from "../../contract/match/matches.ts";
import { newKey } from "../data/newKey.ts";
import { readOf } from "../data/read.ts";
import { waitingScoreName } from "../device/storage.ts";
import { opensOn } from "../subjects/card/pad/entryBarrier.ts";
import { type KeptTaps, noExtras, pressedScore } from "../subjects/card/pad/hole/keys.ts";
import { opponentsOf } from "../subjects/card/pad/match/useMatchOnHole.ts";
import type { Round } from "../subjects/card/pad/useRound.ts";
import { ofPlayer } from "../subjects/card/pad/waitingEntry.ts";
import { sessionQuery } from "../subjects/person/session/session.ts";

/**
 * How the keys of the first picture keep what is tapped: as a score that waits on the device, which the
 * pad sends as soon as it is alive. Where a key would do something else, nothing is kept.
 */
export const keepTaps =
  (queries: QueryClient) =>
  (round: Round, holeNumber: HoleNumber): KeptTaps | null => {
    const { playerId, partner, tournamentId, roundNumber, entered } = round;
    const user = queries.getQueryData(sessionQuery.queryKey);
    const eventId = tournamentId;
    const event = queries.getQueryData(readOf(getEvent, { eventId }).queryKey);
    if (!user || !event || opensOn(event) !== null) return null;
    if (round.rejection !== null || round.verified.has(holeNumber)) return null;
    const matches = queries.getQueryData(readOf(listMatches, { eventId }).queryKey) ?? [];
    const hasRival = opponentsOf(matches, playerId, roundNumber).length > 0;

    const key = newKey();
    const score = entered.get(holeNumber);
    const shown = score ? playedIn(score) : null;
    const textOf = (played: Played) => {
      if (played === shown) return "";
      // It may raise a question.
      if (played === "pickedUp" && hasRival) return undefined;
      return ofPlayer.textOf({
        ...{ key, order: 1, wasTried: false, roundNumber },
        ...(partner === null ? {} : { playerId }),
        hole: pressedScore(holeNumber, played, score ?? noExtras),
        ...round.seenBefore(holeNumber),
      });
    };
    return { name: waitingScoreName(user.id, tournamentId, key), textOf };
  };
