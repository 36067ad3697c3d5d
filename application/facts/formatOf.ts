import { Effect } from "effect";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import { Lookups } from "../ports/Lookups.ts";

type Chosen = Pick<TournamentSettings, "playFormatId">;

/** A tournament's format; null without one. One that was removed from the list counts as none. */
export const playFormatOf = ({ playFormatId }: Chosen) =>
  playFormatId
    ? Lookups.use(({ playFormats }) => playFormats.byId(playFormatId)).pipe(
        Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
      )
    : Effect.succeed(null);

/** Its code, such as MATCH or SCRAMBLE. */
export const formatOf = (chosen: Chosen) =>
  Effect.map(playFormatOf(chosen), (format) => format?.code ?? null);
