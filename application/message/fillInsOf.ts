import { Effect } from "effect";
import { dayInYear } from "../../domain/shared/dayInYear.ts";
import type { FillIn } from "../../domain/shared/messages.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, TournamentId, WallClock } from "../../domain/shared/values.ts";
import type { TeeSheet } from "../../domain/teeSheet/teeSheet.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { placesIn } from "../facts/placesIn.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { Mailer } from "../ports/Mailer.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { startText } from "../teeSheet/startText.ts";
import type { Recipient } from "./recipients.ts";

const UNKNOWN = "to be announced";

/** What the names in braces stand for, for each recipient of this text. */
export const fillInsOf = Effect.fnUntraced(function* (tournamentId: TournamentId, text: string) {
  const { site } = yield* Mailer;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { settings } = tournament;
  const sheet = yield* TeeSheetStreams.use(({ read }) =>
    read(streams.teeSheet(tournamentId), noAge),
  );
  const now = yield* OrganiserClock.use((clock) => clock.now);
  const teeTimes = teeTimesIn(sheet.state, now);
  // The whole board is worked out only for a text that tells of it.
  const places = text.includes("{place}") ? yield* placesIn(tournament) : none;
  const ofAll = {
    event: settings.name,
    date: settings.startDate === null ? UNKNOWN : dayInYear(settings.startDate),
    location: settings.location,
    link: new URL(`/events/${tournamentId}`, site.address).href,
  };
  return ({ playerId, firstName, lastName }: Recipient): Readonly<Record<FillIn, string>> => ({
    ...ofAll,
    "first name": firstName,
    "last name": lastName,
    "tee time": teeTimes.get(playerId) ?? UNKNOWN,
    place: places.get(playerId) ?? "none",
  });
});

const none: ReadonlyMap<string, string> = new Map();

/** The next start of each player; after the last one that. */
const teeTimesIn = ({ groups }: TeeSheet, now: WallClock): ReadonlyMap<PlayerId, string> => {
  const byTime = [...groups.values()].toSorted((a, b) => (a.teeTime < b.teeTime ? -1 : 1));
  const past = byTime.filter(({ teeTime }) => teeTime < now);
  const toCome = byTime.filter(({ teeTime }) => teeTime >= now).toReversed();
  // Of several entries of a player the last one counts.
  return new Map(
    [...past, ...toCome].flatMap((group) => group.playerIds.map((id) => [id, startText(group)])),
  );
};
