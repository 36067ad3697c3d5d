import { Option, Schema } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import type { Applied } from "./runnerProgress.ts";
import { type Statement, statement } from "./statements.ts";

/** The channel on which other processes learn how far the read models have come. */
export const CHANNEL = "read_models";

/** The changes of one transaction of the runner; null if they are too many for an announcement. */
export interface Announcement extends Pick<Applied, "position"> {
  readonly changes: Applied["changes"] | null;
}

/** PostgreSQL sends it when, and only if, the transaction commits. */
export const announce = (announcement: Announcement): Statement => {
  const full = encode(announcement);
  const text = full.length < MAXIMUM_LENGTH ? full : encode({ ...announcement, changes: null });
  return statement("select pg_notify($1, $2)", CHANNEL, text);
};

/**
 * PostgreSQL accepts less than 8,000 bytes. All characters of an announcement are ASCII, so its
 * length is its size.
 */
const MAXIMUM_LENGTH = 7900;

const Payload = Schema.fromJsonString(
  Schema.Struct({
    position: Position,
    changes: Schema.NullOr(
      Schema.Array(
        Schema.Tuple([TournamentId, Schema.String, Position, Schema.optionalKey(Schema.String)]),
      ),
    ),
  }),
);

const encodePayload = Schema.encodeSync(Payload);

const encode = ({ position, changes }: Announcement) =>
  encodePayload({
    position,
    changes:
      changes &&
      changes.map(({ tournamentId, model, version, causedBy }) => [
        ...([tournamentId, model, version] as const),
        ...(causedBy === undefined ? ([] as const) : ([causedBy] as const)),
      ]),
  });

const decodePayload = Schema.decodeUnknownOption(Payload);

/** Null for an announcement of another version of the program in another format. */
export const readAnnouncement = (text: string): Option.Option<Announcement> =>
  Option.map(decodePayload(text), ({ changes, ...rest }) => ({
    ...rest,
    changes:
      changes &&
      changes.map(([tournamentId, model, version, causedBy]) => ({
        ...{ tournamentId, model, version },
        ...(causedBy === undefined ? {} : { causedBy }),
      })),
  }));
