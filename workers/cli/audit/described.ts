import type { RecordLine } from "../../../domain/audit/record.ts";

/** Describes an event so that a person can find it: type, place, author and time. */
export const described = ({ event, stream, metadata, recordedAt }: RecordLine) => {
  const { kind, id } = metadata.actor;
  const type = String((event as { readonly _tag?: unknown } | null)?._tag);
  return `${type} in ${stream}, by ${kind} ${id}, recorded ${recordedAt}`;
};
