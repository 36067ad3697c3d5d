import { useSearchParams } from "react-router-dom";
import type { EventDetail } from "../../../contract/event/event.ts";
import { type BoardChoice, firstChoiceOf } from "../../subjects/board/boardEvent.ts";
import { TvBoard } from "../../subjects/board/tv/TvBoard.tsx";
import * as styles from "../../subjects/board/tv/TvScreen.css.ts";
import { useSkinsNow } from "../../subjects/sideGame/skinsNow.ts";
import { usePageTitle } from "../../ui/page/Page.tsx";
import { EventGate } from "../eventGate/EventGate.tsx";
import { scoringIn } from "./scoringIn.ts";

/** The board of an event for a television. */
const TvPage = () => {
  const [search] = useSearchParams();
  const scoring = scoringIn(search);
  return (
    <main className={styles.wall} data-theme="dark">
      <EventGate isUnattended>{(event) => <EventOnTv event={event} scoring={scoring} />}</EventGate>
    </main>
  );
};

interface Props {
  readonly event: EventDetail;
  /** Null if the address names none; then that of the event. */
  readonly scoring: BoardChoice["scoring"] | null;
}

const EventOnTv = ({ event, scoring }: Props) => {
  usePageTitle(`${event.name} on TV`);
  const venue = event.course?.name || event.location;
  const choice = firstChoiceOf({ scoring: scoring ?? event.scoring });
  return <TvBoard event={event} venue={venue} choice={choice} skins={useSkinsNow(event.id)} />;
};

export default TvPage;
