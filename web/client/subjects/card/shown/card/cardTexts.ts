import type { AttestationItem } from "../../../../../contract/card/attestations.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import { longDate } from "../../../../ui/dates/dateText.ts";
import { onSite } from "../../../../ui/dates/wallClock.ts";
import { listText } from "../../../../ui/listText.ts";
import { playingHandicapText } from "../../../person/playerText.ts";

/** "Signed by Theo Lindqvist and Maya Okonjo"; null without a valid attestation. */
export const attestersText = (attestations: ReadonlyArray<AttestationItem>): string | null => {
  const names = attestations
    .filter(({ attestation }) => attestation.isValid)
    .map(({ attester }) => `${attester.firstName} ${attester.lastName}`);
  if (names.length === 0) return null;
  return `Signed by ${listText(names)}`;
};

/** "Playing handicap 3 · White tee, 71.2 / 128". */
export const handicapLine = ({
  playingHandicap,
  tee,
}: Pick<Scorecard, "playingHandicap" | "tee">): string => {
  const line = `Playing handicap ${playingHandicapText(playingHandicap)}`;
  if (!tee) return line;
  const rating = [tee.courseRating, tee.slopeRating].filter((figure) => figure !== null);
  return [`${line} · ${tee.name} tee`, ...(rating.length > 0 ? [rating.join(" / ")] : [])].join(
    ", ",
  );
};

interface Played {
  readonly course: { readonly name: string; readonly location: string };
  readonly scorecard: Pick<Scorecard, "roundNumber" | "roundDate">;
}

/** "Widow's Reach Links · Round 1 · June 13, 2026 · Widow's Reach, Northmoor". */
export const placeLine = ({ course, scorecard }: Played): string =>
  [
    course.name,
    `Round ${scorecard.roundNumber}`,
    dateText(scorecard.roundDate),
    course.location || "Location not available",
  ].join(" · ");

const dateText = (moment: string) =>
  Number.isNaN(Date.parse(moment)) ? "Date not available" : longDate(onSite(new Date(moment)));
