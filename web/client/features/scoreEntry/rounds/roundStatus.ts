import type { Scorecard } from "../../../../contract/scorecard.ts";
import type { BadgeKind } from "../../../components/badges/Badge.tsx";

/** How far a round is towards being official. */
export const roundStatus = (
  card: Pick<Scorecard, "verificationStatus"> | undefined,
): { readonly label: string; readonly kind: BadgeKind } => {
  switch (card?.verificationStatus) {
    case undefined:
      return { label: "Not Started", kind: "completed" };
    case "verified":
      return { label: "Complete", kind: "upcoming" };
    case "partial":
      return { label: "Partial", kind: "active" };
    case "pending":
      return { label: "Pending", kind: "caution" };
  }
};
