import type { NoticeKind } from "../../domain/shared/notices.ts";
import type { PlayerId } from "../../domain/shared/values.ts";

/** Something that a player may be told. */
export interface Notice {
  readonly kind: NoticeKind;
  /** What a phone is told once: the same text for as long as there is nothing new to tell. */
  readonly fact: string;
  /** One sentence or two, without anything private about somebody else. */
  readonly body: string;
  /** What stands behind the address of the event: a tab with what to do there. */
  readonly page: string;
}

/** What there is to tell these players now; those with an empty list may be told it anew later. */
export type Notices = ReadonlyMap<PlayerId, ReadonlyArray<Notice>>;
