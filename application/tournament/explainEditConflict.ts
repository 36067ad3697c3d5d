import { Effect, Option, Schema } from "effect";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import type { StaleEdit } from "../../domain/tournament/rejections.ts";
import { nameOfActor } from "../accounts/nameOfActor.ts";
import { EditConflict } from "../ports/Courses.ts";
import { EventStore } from "../ports/EventStore.ts";

/**
 * Adds to the refusal what people need in order to decide: who edited the tournament, and which
 * fields.
 */
export const explainEditConflict = Effect.fnUntraced(function* (refusal: StaleEdit) {
  const store = yield* EventStore;
  const { events } = yield* store.read(streams.tournament(refusal.tournamentId));
  const edits = events.flatMap((recorded) => {
    const { revision, metadata } = recorded;
    const fields = fieldsOf(recorded);
    return fields.length > 0 ? [{ fields, revision, actor: metadata.actor }] : [];
  });
  const last = edits.at(-1);
  const newer = edits.filter(({ revision }) => revision > refusal.basedOn);
  const by = yield* nameOfActor((last ?? events[0]?.metadata)?.actor);
  const fields = [...new Set(newer.flatMap((edit) => edit.fields))];
  return yield* new EditConflict({ by, fields });
});

const decode = Schema.decodeUnknownOption(TournamentEvent);

const contractNames: Readonly<Record<string, string>> = {
  organizerContactId: "organizerEmail",
  shareCode: "publicBoard",
};

/** The names of the fields in the HTTP contract. The clock changes no field that people edit. */
const fieldsOf = ({ event }: Recorded): ReadonlyArray<string> => {
  const known = Option.getOrUndefined(decode(event));
  if (known?._tag === "TournamentStatusChanged") return known.cause === "admin" ? ["status"] : [];
  if (known?._tag !== "TournamentSettingsChanged") return [];
  return Object.keys(known.changed).map((name) => contractNames[name] ?? name);
};
