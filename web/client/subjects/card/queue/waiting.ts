import type { getWaitingCards } from "../../../../contract/card/scoring.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import { listText } from "../../../ui/listText.ts";

export type WaitingCards = Success<typeof getWaitingCards>;

/** "1 sent back and 2 disputed": the cards that cannot be verified before somebody acts. */
export const heldUpText = ({ sentBack, disputed }: Omit<WaitingCards, "toVerify">): string =>
  listText([
    ...(sentBack > 0 ? [`${sentBack} sent back`] : []),
    ...(disputed > 0 ? [`${disputed} disputed`] : []),
  ]);
