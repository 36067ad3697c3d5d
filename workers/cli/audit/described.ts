import type { RecordLine } from "../../../domain/audit/record.ts";

/** An event for whoever looks for it: what, where, by whom and when. */
export const described = ({ event, stream, metadata, recordedAt }: RecordLine) => {
  const { kind, id } = metadata.actor;
  const type = String((event as { readonly _tag?: unknown } | null)?._tag);
  return `${type} in ${stream}, by ${kind} ${id}, recorded ${recordedAt}`;
};
