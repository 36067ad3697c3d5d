import { Option, Schema } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import type { Applied } from "./runnerProgress.ts";
import { type Statement, statement } from "./statements.ts";

/** The channel on which other processes learn how far the read models have come. */
export const CHANNEL = "read_models";

/** What one transaction of the runner did; null changes were too many for an announcement. */
export interface Announcement extends Pick<Applied, "position"> {
  readonly changes: Applied["changes"] | null;
}

/** Sent by PostgreSQL when, and only if, the transaction commits. */
export const announce = (announcement: Announcement): Statement => {
  const full = encode(announcement);
  const text = full.length < MAXIMUM_LENGTH ? full : encode({ ...announcement, changes: null });
  return statement("select pg_notify($1, $2)", CHANNEL, text);
};

/** PostgreSQL carries less than 8,000 bytes; nothing in an announcement is longer than it looks. */
const MAXIMUM_LENGTH = 7900;

const Payload = Schema.fromJsonString(
  Schema.Struct({
    position: Position,
    changes: Schema.NullOr(Schema.Array(Schema.Tuple([TournamentId, Schema.String, Position]))),
  }),
);

const encodePayload = Schema.encodeSync(Payload);

const encode = ({ position, changes }: Announcement) =>
  encodePayload({
    position,
    changes:
      changes && changes.map(({ tournamentId, model, version }) => [tournamentId, model, version]),
  });

const decodePayload = Schema.decodeUnknownOption(Payload);

/** None for what another version of the program says in its own way. */
export const readAnnouncement = (text: string): Option.Option<Announcement> =>
  Option.map(decodePayload(text), ({ changes, ...rest }) => ({
    ...rest,
    changes:
      changes &&
      changes.map(([tournamentId, model, version]) => ({ tournamentId, model, version })),
  }));
