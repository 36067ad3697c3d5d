import { Effect } from "effect";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import { Lookups } from "../ports/Lookups.ts";

/**
 * The code of a tournament's format, such as MATCH or SCRAMBLE; null without one. A format that was
 * removed from the list counts as none.
 */
export const formatOf = ({ playFormatId }: Pick<TournamentSettings, "playFormatId">) =>
  playFormatId
    ? Lookups.use(({ playFormats }) => playFormats.byId(playFormatId)).pipe(
        Effect.map(({ code }): string | null => code),
        Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
      )
    : Effect.succeed(null);
