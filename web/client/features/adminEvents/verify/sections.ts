import type { Scorecard } from "../../../../contract/scorecard.ts";
import { type CardState, cardStateOf } from "../../../components/cardStates/cardState.ts";

/** What is done with a card; sent back ones lead, because somebody waits for them. */
export type Section = "sentBack" | "finished" | "running" | "verified";

export const sections: ReadonlyArray<Section> = ["sentBack", "finished", "running", "verified"];

export const sectionTitles: Readonly<Record<Section, string>> = {
  sentBack: "Sent back",
  finished: "Finished",
  running: "Still playing",
  verified: "Verified",
};

const sectionOfState: Readonly<Record<Exclude<CardState, "disputed">, Section>> = {
  sentBack: "sentBack",
  inPlay: "running",
  toBeSigned: "finished",
  signed: "finished",
  verified: "verified",
};

/** A disputed card stands where it would without the dispute: somebody must settle it there. */
const sectionOf = (card: Scorecard): Section => {
  const state = cardStateOf({ ...card, disputes: [] });
  return state === "disputed" ? "finished" : sectionOfState[state];
};

export type Places = ReadonlyMap<Scorecard["id"], Section>;

/**
 * Where each card stands. A card that is verified or sent back in this visit stays where it was: no
 * row moves away under the pointer. One that is finished meanwhile joins the finished ones.
 */
export const placesOf = (cards: ReadonlyArray<Scorecard>, before: Places): Places =>
  new Map(
    cards
      .filter(({ scores }) => scores.length > 0)
      .map((card) => {
        const now = sectionOf(card);
        const was = before.get(card.id);
        return [card.id, was === undefined || was === "running" ? now : was] as const;
      }),
  );

/** Cards of a section, by round and name. */
export const cardsIn = (
  cards: ReadonlyArray<Scorecard>,
  places: Places,
  section: Section,
): ReadonlyArray<Scorecard> =>
  cards
    .filter(({ id }) => places.get(id) === section)
    .toSorted(
      (one, other) =>
        one.roundNumber - other.roundNumber ||
        one.player.lastName.localeCompare(other.player.lastName) ||
        one.player.firstName.localeCompare(other.player.firstName),
    );

/** What one press makes official: every score is there, somebody signed, nobody objected. */
export const isReady = (card: Scorecard): boolean => cardStateOf(card) === "signed";

/** Whether it may be made official at all here: running cards wait until they are complete. */
export const canBeVerified = (card: Scorecard): boolean =>
  isReady(card) || cardStateOf(card) === "toBeSigned";
