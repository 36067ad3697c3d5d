import { Array } from "effect";
import { Cents, RoundNumber } from "../../../../domain/shared/values.ts";
import type { SeparateRound, SideGameSettings } from "../../../../domain/sideGame/settings.ts";
import {
  configuredRounds,
  type NewSideGame,
  roundsOf,
} from "../../../contract/sideGame/sideGameInput.ts";

/** The organiser's settings in the form of the domain. If rounds differ, each has its own purse. */
export const settingsOf = (body: NewSideGame): SideGameSettings => {
  const roundNumbers = roundsOf(body);
  const separateRounds = configuredRounds(body)
    .filter(({ round }) => roundNumbers.includes(round))
    .map(({ round, holeNumbers, betAmount, description }): SeparateRound => {
      return { roundNumber: round, holeNumbers, purse: betAmount, description: description ?? "" };
    });
  const isSeparate = separateRounds.length > 0;
  const payoutStructure = body.payoutStructure ?? [];
  const total = separateRounds.reduce((sum, { purse }) => sum + purse, 0);
  return {
    gameType: body.gameType,
    gameFormat: body.gameFormat,
    scoring: body.scoring,
    roundNumbers: Array.isReadonlyArrayNonEmpty(roundNumbers)
      ? roundNumbers
      : [RoundNumber.make(1)],
    holeNumbers: body.holeNumbers,
    purse: isSeparate ? Cents.make(total) : (body.totalPurse ?? body.betAmount ?? Cents.make(0)),
    maxParticipants: body.maxParticipants,
    teamSize: body.teamSize,
    description: body.gameDescription,
    payoutStructure: Array.isReadonlyArrayNonEmpty(payoutStructure) ? payoutStructure : [100],
    isCombinedRounds: body.isCombinedRounds && !isSeparate,
    separateRounds: isSeparate ? separateRounds : null,
  };
};
