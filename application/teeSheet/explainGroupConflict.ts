import { Array, Effect, Equal, Schema } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { GroupId } from "../../domain/shared/values.ts";
import { TeeSheetEvent } from "../../domain/teeSheet/events.ts";
import type { StaleGroupEdit } from "../../domain/teeSheet/rejections.ts";
import { evolve, type Group, initialState } from "../../domain/teeSheet/teeSheet.ts";
import { nameOfActor } from "../accounts/nameOfActor.ts";
import { EditConflict } from "../ports/Courses.ts";
import { EventStore } from "../ports/EventStore.ts";

const decode = Schema.decodeUnknownEffect(TeeSheetEvent);

/**
 * Adds to the refusal what people need in order to decide: who edited the group, and which fields.
 */
export const explainGroupConflict = Effect.fnUntraced(function* (refusal: StaleGroupEdit) {
  const { tournamentId, groupId, basedOn } = refusal;
  const store = yield* EventStore;
  const { events } = yield* store.read(streams.teeSheet(tournamentId));
  const history = yield* Effect.orDie(Effect.forEach(events, ({ event }) => decode(event)));

  const sheets = Array.scan(history, initialState, evolve);
  const versions = sheets.map(({ groups }) => groups.get(groupId));
  const seen = versions[basedOn + 1];
  const now = versions.at(-1);
  const editor = events[now?.revision ?? removalOf(groupId, history)]?.metadata.actor;
  return yield* new EditConflict({
    by: yield* nameOfActor(editor),
    fields: seen && now ? changedFields(seen, now) : [],
  });
});

/** The group was removed; finds the event that removed it. */
const removalOf = (groupId: GroupId, history: ReadonlyArray<TeeSheetEvent>) =>
  history.findLastIndex((event) => event._tag === "GroupRemoved" && event.groupId === groupId);

/** The names of the fields in the HTTP contract. */
const names = {
  groupName: ({ name }: Group) => name,
  teeTime: ({ teeTime }: Group) => teeTime,
  roundNumber: ({ round }: Group) => round,
  members: ({ playerIds }: Group) => playerIds,
  startHole: ({ startHole }: Group) => startHole,
};

const changedFields = (before: Group, after: Group) =>
  Object.entries(names).flatMap(([name, read]) =>
    Equal.equals(read(before), read(after)) ? [] : [name],
  );
