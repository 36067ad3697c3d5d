import { Effect } from "effect";
import { People } from "../../../../../application/ports/People.ts";
import { roundAhead } from "../../../../../application/scorecard/roundAhead.ts";
import { inOrderOfPlay } from "../../../../../domain/golf/orderOfPlay.ts";
import { isRoundDue } from "../../../../../domain/shared/roundDays.ts";
import {
  type HoleNumber,
  type PlayerId,
  type RoundNumber,
  type WallClock,
} from "../../../../../domain/shared/values.ts";
import { minutesAfter } from "../../../../../domain/teeSheet/teeTimes.ts";
import { saidOfRounds } from "../../../../../domain/tournament/rulings.ts";
import type { GroupRow } from "../../../../../projections/groups/queries.ts";
import type { CardRow } from "../../../../../projections/scorecards/queries.ts";
import type { RegistrationWithTournament } from "../../../../../projections/tournaments/registrationsOfPlayer.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { disputedHoles } from "../../card/disputes.ts";
import { signersOf } from "../../card/signers.ts";
import type { MatchesOver } from "../../match/matchesOver.ts";

interface Situation {
  readonly registration: RegistrationWithTournament;
  readonly cards: ReadonlyArray<CardRow>;
  /** The player's own cards. */
  readonly groups: ReadonlyArray<GroupRow>;
  /** The cards of everybody in these groups. */
  readonly groupCards: ReadonlyArray<CardRow>;
  readonly now: WallClock;
  readonly isOver: MatchesOver;
}

/** In minutes. Groups tee off early, and who stands on the tee wants the pad. */
const BEFORE_TEE_TIME = 60;

/**
 * The card that needs the player's attention. A card that was sent back comes first, then an
 * incomplete one whose match is not over, then the next round: from an hour before its tee time, as
 * soon as somebody of the group has a score, or without a tee time on its day. After these comes a
 * card with a disputed hole, otherwise the last one.
 */
export const roundInPlay = Effect.fnUntraced(function* (situation: Situation) {
  const { registration, cards, groups, isOver } = situation;
  const holesLeftOn = (card: CardRow) =>
    isOver(registration.player_id, card.round)
      ? []
      : openHolesOf(card, startIn(groups, card.round));
  const roundOf = (card: CardRow) => asRound(card, holesLeftOn(card));
  const sentBack = cards.find(({ rejection }) => rejection !== null);
  if (sentBack) return yield* roundOf(sentBack);
  const open = cards.find((card) => holesLeftOn(card).length > 0);
  if (open) return yield* roundOf(open);
  const next = nextRound(situation);
  if (next !== undefined) {
    const ahead = yield* holesAhead(registration, next, startIn(groups, next));
    if (ahead) return ahead;
  }
  const last = cards.find(({ disputed }) => disputed.length > 0) ?? cards.at(-1);
  return last ? yield* roundOf(last) : null;
});

type Round = TodayEvent["round"];

/** The hole on which the player's group starts the round; null for the first one. */
const startIn = (groups: ReadonlyArray<GroupRow>, round: RoundNumber) =>
  groups.find((group) => group.round === round)?.start_hole ?? null;

const asRound = Effect.fnUntraced(function* (card: CardRow, holesLeft: ReadonlyArray<HoleNumber>) {
  const people = yield* People.use(({ named }) => named(card.attested_by));
  const round: Round = {
    roundNumber: card.round,
    holesLeft,
    thru: card.scores.length,
    disputed: disputedHoles(card),
    sentBack: card.rejection && { reason: card.rejection.reason },
    signedBy: signersOf(card, people).attestedBy.map(({ firstName, lastName }) => ({
      firstName,
      lastName,
    })),
  };
  return round;
});

const openHolesOf = ({ terms, scores }: CardRow, start: HoleNumber | null) => {
  const played = new Set(scores.map((score) => score.hole_number));
  return inOrderOfPlay(terms.course.holes, start)
    .map(({ holeNumber }) => holeNumber)
    .filter((holeNumber) => !played.has(holeNumber));
};

/** A player who missed the cut plays no further round. */
const nextRound = ({ registration, cards, groups, groupCards, now }: Situation) => {
  const { settings, rulings, status } = registration.tournament;
  if (registration.status !== "registered" || registration.player_status !== "playing") return;
  const said = saidOfRounds(settings.numberOfRounds, rulings);
  const rounds = said.filter(({ counts }) => counts).map((each) => each.roundNumber);
  const next = rounds.find((round) => cards.every((card) => card.round !== round));
  if (next === undefined) return;
  const group = groups.find(({ round }) => round === next);
  if (!group) return isRoundDue(settings, next, now) ? next : undefined;
  // Before the event is on no score is taken.
  const early = status === "active" ? BEFORE_TEE_TIME : 0;
  const hasBegun = groupCards.some((card) => card.round === next && card.scores.length > 0);
  return hasBegun || group.tee_time <= minutesAfter(now, early) ? next : undefined;
};

const holesAhead = Effect.fnUntraced(function* (
  {
    tournament_id: tournamentId,
    player_id,
  }: { readonly player_id: PlayerId } & Pick<RegistrationWithTournament, "tournament_id">,
  round: RoundNumber,
  start: HoleNumber | null,
) {
  const ahead = yield* Effect.catchTag(
    roundAhead({ tournamentId, round }, player_id),
    "RoundNotFound",
    () => Effect.succeed(null),
  );
  if (!ahead) return null;
  const holes = inOrderOfPlay(ahead.course.holes, start);
  const holesLeft = holes.map(({ holeNumber }) => holeNumber);
  return { roundNumber: round, holesLeft, thru: 0, disputed: [], sentBack: null, signedBy: [] };
});
