import type { EventStatus } from "../../../../contract/event/event.ts";
import type { ParticipantAction } from "../../../../contract/field/field.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { countText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";

interface ActionTexts {
  /** On the button or in the menu. */
  readonly label: string;
  readonly pending: string;
  readonly success: string;
}

export const actionTexts: Readonly<Record<ParticipantAction, ActionTexts>> = {
  accept: { label: "Accept", pending: "Accepting...", success: "Participant accepted" },
  decline: { label: "Decline", pending: "Declining...", success: "Participant declined" },
  remove: { label: "Remove", pending: "Removing...", success: "Participant removed" },
  markPaid: { label: "Mark Paid", pending: "Recording...", success: "Payment recorded" },
  refund: { label: "Refund", pending: "Refunding...", success: "Payment refunded" },
  withdraw: { label: "Withdraw", pending: "Withdrawing...", success: "Participant withdrawn" },
  disqualify: {
    label: "Disqualify",
    pending: "Disqualifying...",
    success: "Participant disqualified",
  },
  fee: { label: "Choose Fee", pending: "Saving...", success: "Fee chosen" },
  tee: { label: "Choose Tee", pending: "Saving...", success: "Tee chosen" },
  correct: {
    label: "Correct Handicap",
    pending: "Correcting...",
    success: "Handicap corrected",
  },
};

interface Sentences {
  readonly question: (whom: string) => string;
  readonly answer: (whom: string) => string;
}

/** What is asked before an action, and said after it, about one player or many. */
export const sentences: Readonly<Record<Exclude<ParticipantAction, "correct">, Sentences>> = {
  fee: {
    question: (whom) => `Which fee do ${whom} pay?`,
    answer: (whom) => `Fee chosen for ${whom}.`,
  },
  tee: {
    question: (whom) => `From which tee do ${whom} play?`,
    answer: (whom) => `Tee chosen for ${whom}.`,
  },
  accept: { question: (whom) => `Accept ${whom}?`, answer: (whom) => `${whom} accepted.` },
  decline: { question: (whom) => `Decline ${whom}?`, answer: (whom) => `${whom} declined.` },
  remove: { question: (whom) => `Remove ${whom}?`, answer: (whom) => `${whom} removed.` },
  markPaid: {
    question: (whom) => `Mark ${whom} as paid?`,
    answer: (whom) => `${whom} marked as paid.`,
  },
  refund: { question: (whom) => `Refund ${whom}?`, answer: (whom) => `${whom} refunded.` },
  withdraw: { question: (whom) => `Withdraw ${whom}?`, answer: (whom) => `${whom} withdrawn.` },
  disqualify: {
    question: (whom) => `Disqualify ${whom}?`,
    answer: (whom) => `${whom} disqualified.`,
  },
};

export const playersText = (count: number) => countText(count, "player");

/** The order of the menu, which never changes. */
export const inOrder = [
  "accept",
  "markPaid",
  "refund",
  "fee",
  "tee",
  "correct",
  "withdraw",
  "disqualify",
  "decline",
  "remove",
] as const satisfies ReadonlyArray<ParticipantAction>;

/** The actions that are possible now. The server decides. */
export const actionsFor = (
  { status, playerStatus, paymentStatus }: AdminParticipant,
  eventStatus: EventStatus,
): ReadonlyArray<ParticipantAction> => {
  const isCancelled = status === "cancelled";
  const isOut = playerStatus === "withdrawn" || playerStatus === "disqualified";
  const isPlaying = status === "approved" && playerStatus === "playing";
  const offered: Readonly<Record<ParticipantAction, boolean>> = {
    accept: status !== "approved" || isOut,
    decline: !isCancelled,
    markPaid: paymentStatus !== "paid" && !isCancelled,
    refund: paymentStatus === "paid",
    fee: paymentStatus !== "paid" && !isCancelled,
    tee: isPlaying || status === "pending",
    correct: !isCancelled,
    withdraw: isPlaying || status === "pending",
    disqualify:
      status === "approved" && playerStatus !== "disqualified" && eventStatus !== "upcoming",
    remove: true,
  };
  return inOrder.filter((action) => offered[action]);
};

/** Warnings shown before an action. */
export const warnings: Readonly<Partial<Record<ParticipantAction, string>>> = {
  decline:
    "The registration is cancelled, and the player cannot register for this event again. Accept takes it back.",
  remove: "The registration leaves the lists. The player may register again.",
  withdraw:
    "Before the start the place goes to the next in line. After it the player stays on the board, marked WD. Accept takes it back.",
  disqualify: "The player stays on the board, marked DQ. Accept takes it back.",
};

/** What happens with an action on one player. */
export const questionOf = (
  action: ParticipantAction,
  { paymentAmount }: Pick<AdminParticipant, "paymentAmount">,
): string | undefined =>
  action === "refund"
    ? `${feeText(paymentAmount ?? 0)} is recorded as paid back.`
    : warnings[action];

export const takesReason = (action: ParticipantAction): boolean =>
  action === "withdraw" || action === "disqualify";

/** Actions with a warning are shown in red. */
export const isDangerous = (action: ParticipantAction): boolean => warnings[action] !== undefined;

/** Actions that only give a place need no question. */
export const asksFirst = (action: ParticipantAction): boolean => action !== "accept";
