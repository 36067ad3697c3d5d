import { Schema } from "effect";

/** What a player may be told on a phone; each kind is a choice of its own. */
export const noticeKinds = ["teeTime", "sentBack", "toSign", "movedUp", "result"] as const;
export const NoticeKind = Schema.Literals(noticeKinds);
export type NoticeKind = typeof NoticeKind.Type;
