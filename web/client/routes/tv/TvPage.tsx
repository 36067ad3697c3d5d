import { Option, Schema } from "effect";
import { useSearchParams } from "react-router-dom";
import type { EventDetail } from "../../../contract/event.ts";
import { type BoardChoice, firstChoice } from "../../features/leaderboard/boardEvent.ts";
import { TvBoard } from "../../features/leaderboard/tv/TvBoard.tsx";
import { usePageTitle } from "../../lib/usePageTitle.ts";
import { EventGate } from "../eventGate/EventGate.tsx";
import * as styles from "./TvPage.css.ts";

const readScoring = Schema.decodeUnknownOption(Schema.Literals(["gross", "net", "stableford"]));

/** A television has no filters: who sets it up may add "?scoring=stableford" to the address. */
const TvPage = () => {
  const [search] = useSearchParams();
  const scoring = Option.getOrElse(readScoring(search.get("scoring")), () => firstChoice.scoring);
  return (
    <main className={styles.page} data-theme="dark">
      <EventGate isUnattended>{(event) => <EventOnTv event={event} scoring={scoring} />}</EventGate>
    </main>
  );
};

interface Props extends Pick<BoardChoice, "scoring"> {
  readonly event: EventDetail;
}

const EventOnTv = ({ event, scoring }: Props) => {
  usePageTitle(`${event.name} on TV`);
  const venue = event.course?.name || event.location;
  return <TvBoard event={event} venue={venue} choice={{ ...firstChoice, scoring }} />;
};

export default TvPage;
