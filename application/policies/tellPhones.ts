import { Clock, Duration, Effect } from "effect";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { newsIn, newsOf, subjectOf, tellPhonesJob } from "../notices/news.ts";
import { Jobs } from "../ports/Jobs.ts";
import { Phones } from "../ports/Phones.ts";

/** In milliseconds. What changes together within this time is told once. */
const TOGETHER = Duration.toMillis("5 seconds");

/** The events of a page of which somebody may have to be told. None, while nobody has a phone. */
export const newsOnPhones = Effect.fnUntraced(function* (page: ReadonlyArray<Recorded>) {
  const found = newsIn(page);
  if (found.length === 0) return [];
  const isAnyKept = yield* Phones.use((phones) => phones.isAnyKept);
  return isAnyKept ? found : [];
});

/**
 * Lets players be told on their phones what follows from an event. The job begins after the period
 * whose changes share it, so it knows all of them. It tells what is true then, and no phone twice:
 * an event that is met again tells nobody anything.
 */
export const tellPhonesAfter = Effect.fnUntraced(function* (recorded: Recorded) {
  const news = yield* newsOf(recorded);
  if (news === null) return;
  const period = Math.floor((yield* Clock.currentTimeMillis) / TOGETHER);
  const { enqueue } = yield* Jobs;
  const id = `${subjectOf(news)}-${period}`;
  yield* enqueue(tellPhonesJob, news, { id, delay: TOGETHER });
});
