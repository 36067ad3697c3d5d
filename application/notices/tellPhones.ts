import { Effect, Schema } from "effect";
import type { NoticeKind } from "../../domain/shared/notices.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { type Phone, Phones } from "../ports/Phones.ts";
import { Pusher } from "../ports/Pusher.ts";
import { type News, subjectOf } from "./news.ts";
import type { Notice } from "./notice.ts";
import { noticesOfNews } from "./noticesOfNews.ts";

/** Some phones wait for their push service: the job is tried again. */
export class PhonesWait extends Schema.TaggedError<PhonesWait>()("PhonesWait", {
  code: Schema.String,
}) {
  override get message() {
    return `A push service does not take all notices now (${this.code}).`;
  }
}

/** How many push services are spoken to at once. */
const AT_ONCE = 8;

/**
 * Tells each phone what is new for its player. That it was told is stored before the push service
 * gets it, so no phone is told the same twice: what was cut off in between is not told.
 */
export const tellPhones = Effect.fn("tellPhones")(function* (news: News) {
  const tournamentId = news._tag === "OfCard" ? news.card.tournamentId : news.tournamentId;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { players, noticesFor } = yield* noticesOfNews(news, tournament);
  const phones = yield* Phones.use((port) => port.of(players));
  if (phones.length === 0) return;
  const notices = yield* noticesFor(phones.map(({ playerId }) => playerId));
  const about = subjectOf(news);
  const failures = yield* Effect.forEach(
    phones,
    (phone) => tell({ phone, about, tournament }, notices.get(phone.playerId) ?? []),
    { concurrency: AT_ONCE },
  );
  const code = failures.find((failure) => failure !== null);
  if (code !== undefined) return yield* new PhonesWait({ code });
});

interface Telling {
  readonly phone: Phone;
  readonly about: string;
  readonly tournament: CreatedTournament;
}

/** Null, or why the push service of this phone takes nothing now. */
const tell = Effect.fnUntraced(function* (
  { phone, about, tournament }: Telling,
  notices: ReadonlyArray<Notice>,
) {
  const phones = yield* Phones;
  const { send } = yield* Pusher;
  const { tournamentId, settings } = tournament;
  const still = notices.map(({ kind }) => kind);
  yield* phones.forgetTold({ phoneId: phone.id, about }, still);
  for (const { kind, fact, body, page } of notices) {
    const told = { phoneId: phone.id, about, kind, fact };
    if (!phone.kinds.includes(kind) || !(yield* phones.claim(told))) continue;
    const push = {
      ...{ title: settings.name, body },
      tag: `${kind} ${tournamentId}`,
      path: `/events/${tournamentId}${page}`,
    };
    const outcome = yield* send(phone.subscription, push, givenUpAfter[kind]).pipe(
      Effect.catchTag("PusherUnavailable", ({ code }) => Effect.succeed({ code })),
    );
    if (outcome === "gone") yield* phones.remove(phone.id);
    if (typeof outcome === "string") continue;
    yield* phones.release(told);
    return outcome.code;
  }
  return null;
});

const HOUR = 3600;

/** In seconds, after which a phone that was off so long is not told any more. */
const givenUpAfter: Readonly<Record<NoticeKind, number>> = {
  teeTime: 12 * HOUR,
  sentBack: 24 * HOUR,
  toSign: 6 * HOUR,
  movedUp: 24 * HOUR,
  result: 24 * HOUR,
};
