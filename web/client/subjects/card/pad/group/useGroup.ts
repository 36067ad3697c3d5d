import { useQueries, useQuery } from "@tanstack/react-query";
import type { HoleNumber, PlayerId } from "../../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import { listAllScorecards } from "../../../../../contract/card/scorecards.ts";
import {
  type GolfGroup,
  type GolfGroupMember,
  listGroups,
} from "../../../../../contract/teeSheet/groups.ts";
import { readOf } from "../../../../data/read.ts";
import { participantsQuery } from "../../../field/participantsQuery.ts";
import { callNames } from "../../../person/playerText.ts";
import { enteredOn, type RoundHole, roundCardOf, seenBefore, seenOn } from "../roundCard.ts";
import type { Round, RoundOf, useRound } from "../useRound.ts";

type Own = ReturnType<typeof useRound>;

/** A card of the group that this device can enter: the player's own or a partner's. */
export interface GroupCard extends Pick<Own, "round" | "barrier" | "failure"> {
  readonly playerId: PlayerId;
  readonly firstName: string;
  readonly lastName: string;
  /** The first name, or more where others of the group have it, too. */
  readonly callName: string;
}

/** The cards of the tee group, in its order, if one phone may score for it; else none. */
export const useGroup = (
  { event, playerId, roundNumber }: RoundOf,
  own: Own,
): { readonly group: ReadonlyArray<GroupCard>; readonly isPending: boolean } => {
  const isOn = event.groupScoring && own.barrier === null;
  const groups = useQuery({ ...readOf(listGroups, { eventId: event.id }), enabled: isOn });
  const group = groups.data?.find(isOf(playerId, roundNumber));
  const members = isOn && group ? group.members : [];
  const partners = members.filter(({ userId }) => userId !== playerId);
  const cards = useQueries({
    queries: partners.map(({ userId }) =>
      readOf(listAllScorecards, { eventId: event.id, playerId: userId }),
    ),
  });
  const field = useQuery({ ...participantsQuery(event.id), enabled: partners.length > 0 });
  if (partners.length === 0) return { group: [], isPending: isOn && groups.isPending };

  const failed = cards.filter(({ isLoadingError }) => isLoadingError);
  const callName = callNames(members.map(({ user }) => user));
  const gone = new Set(field.data?.filter(hasLeft).map(({ id }) => id));
  const cardOf = ({ userId, user: { firstName, lastName } }: GolfGroupMember): GroupCard => {
    const name = { firstName, lastName };
    const person = { playerId: userId, ...name, callName: callName(name) };
    if (userId === playerId) return { ...own, ...person };
    const asked = cards[partners.findIndex((partner) => partner.userId === userId)];
    const card = asked?.data?.find((one) => one.roundNumber === roundNumber);
    const isKnown = asked?.data !== undefined;
    const round: Round | null = isKnown && own.round ? partnersRound(own, person, card) : null;
    return {
      ...person,
      round,
      barrier: gone.has(userId) ? "This player is no longer playing in this event" : null,
      failure: asked?.error
        ? {
            title: `The card of ${person.callName} could not be loaded`,
            error: asked.error,
            // All cards at once, so that the same error does not come again at the next player.
            onRetry: () => void Promise.all(failed.map((card) => card.refetch())),
            isRetrying: asked.isFetching,
          }
        : own.failure,
    };
  };
  return { group: members.map(cardOf), isPending: false };
};

const isOf = (playerId: PlayerId, roundNumber: number) => (group: GolfGroup) =>
  group.roundNumber === roundNumber && group.members.some(isPlayer(playerId));

const isPlayer = (playerId: PlayerId) => (member: GolfGroupMember) => member.userId === playerId;

const hasLeft = ({ playerStatus }: { readonly playerStatus: string }) =>
  playerStatus === "withdrawn" || playerStatus === "disqualified";

/** An opened card has its holes. Before that, the strokes received of a partner are not known. */
const partnersRound = (
  { round, sent, enter }: Own,
  { playerId, callName }: Pick<GroupCard, "playerId" | "callName">,
  card: Scorecard | undefined,
): Round | null => {
  if (!round) return null;
  const { tournamentId, roundNumber } = round;
  const entered = enteredOn(card, sent, roundNumber, playerId);
  const holes = card?.holes ?? round.holes.map(withoutStrokes);
  return {
    ...roundCardOf(holes, card, sent, roundNumber, playerId),
    playerId,
    partner: callName,
    tournamentId,
    roundNumber,
    card,
    rejection: card?.rejection ?? null,
    isComplete: card?.isComplete ?? false,
    enter: (hole) =>
      enter({ playerId, roundNumber, hole, basedOn: seenOn(entered, hole.holeNumber) }),
    seenBefore: (hole) => seenBefore(entered, sent, { playerId, roundNumber, hole }),
    enteredOn: (other) => enteredOn(other, sent, roundNumber, playerId),
  };
};

const withoutStrokes = (hole: RoundHole): RoundHole => ({ ...hole, strokesReceived: null });

interface Card {
  readonly playerId: PlayerId;
  readonly round: { readonly entered: ReadonlyMap<HoleNumber, unknown> } | null;
}

/** The cards of a group as one phone goes through them: the own one first, then in its order. */
interface Group<OfGroup extends Card> {
  readonly cards: ReadonlyArray<OfGroup>;
  /** The player of this phone. */
  readonly owner: PlayerId;
  /** Whether the card of a player asks for no more holes. */
  readonly isOver: (playerId: PlayerId) => boolean;
}

/**
 * Whose card is asked for on a hole after another: the next one that has no score there. Who has
 * entered it on a phone of their own is passed over. Undefined if nobody is left.
 */
export const nextOn = <OfGroup extends Card>(
  { cards, isOver }: Group<OfGroup>,
  holeNumber: HoleNumber,
  current: PlayerId,
): OfGroup | undefined =>
  from(cards, current)
    .slice(1)
    .find(({ playerId, round }) => !isOver(playerId) && !round?.entered.has(holeNumber));

/** With whose card a hole begins: the own one, unless it has a score there or asks for none. */
export const firstOn = <OfGroup extends Card>(
  { cards, owner, isOver }: Group<OfGroup>,
  holeNumber: HoleNumber,
): OfGroup | undefined => {
  const playing = from(cards, owner).filter(({ playerId }) => !isOver(playerId));
  return playing.find(({ round }) => !round?.entered.has(holeNumber)) ?? playing[0];
};

/** The cards beginning with one, then those after it, then those before it. */
const from = <OfGroup extends Card>(cards: ReadonlyArray<OfGroup>, playerId: PlayerId) => {
  const at = Math.max(
    cards.findIndex((card) => card.playerId === playerId),
    0,
  );
  return [...cards.slice(at), ...cards.slice(0, at)];
};
