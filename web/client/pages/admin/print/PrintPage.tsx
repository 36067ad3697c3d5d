import { Option, Schema } from "effect";
import { ChevronLeft, Printer } from "lucide-react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { PlayerId, type TournamentId } from "../../../../../domain/shared/values.ts";
import { getEvent } from "../../../../contract/event/events.ts";
import { EventReference } from "../../../../contract/params.ts";
import { useRead } from "../../../data/read.ts";
import { ResultsSheet } from "../../../subjects/board/print/ResultsSheet.tsx";
import { Receipt } from "../../../subjects/field/money/Receipt.tsx";
import { MatchesPrint } from "../../../subjects/match/print/MatchesPrint.tsx";
import { useAdminSession } from "../../../subjects/person/adminSession/adminSession.ts";
import { GamesPrint } from "../../../subjects/sideGame/print/GamesPrint.tsx";
import {
  type PrintedOfRound,
  PrintedRound,
} from "../../../subjects/teeSheet/print/PrintedRound.tsx";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { Page, wrap } from "../../../ui/page/Page.tsx";
import { PageSpinner } from "../../../ui/states/Spinner.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import NotFoundPage from "../../notFound/NotFoundPage.tsx";
import { deskPath } from "../eventDesk/deskTabs.tsx";
import * as styles from "./PrintPage.css.ts";

const read = Schema.decodeUnknownOption(EventReference);

type Printed = PrintedOfRound | "results" | "receipt";

const titles: Readonly<Record<Printed, string>> = {
  "tee-sheet": "Tee Sheet",
  "starters-list": "Starter's List",
  scorecards: "Scorecards",
  results: "Results",
  receipt: "Receipt",
};

const isPrinted = (name: string): name is Printed => Object.hasOwn(titles, name);

/** The page to print: what hangs on a wall or is handed out, of a round or of the whole event. */
const PrintPage = () => {
  const { eventId = "", what = "" } = useParams();
  const [search] = useSearchParams();
  const { admin, isLoading } = useAdminSession();
  const reference = Option.getOrNull(read(eventId));
  if (isLoading) return <PageSpinner label="Loading admin dashboard..." />;
  if (!admin) return <Navigate to="/admin" replace />;
  if (reference === null || !isPrinted(what)) return <NotFoundPage />;
  return <Paper reference={reference} what={what} search={search} />;
};

interface Props {
  readonly reference: EventReference;
  readonly what: Printed;
  readonly search: URLSearchParams;
}

const Paper = ({ reference, what, search }: Props) => {
  const { data: event, error } = useRead(getEvent, { eventId: reference });
  if (error) return <NotFoundPage />;
  if (!event) return <PageSpinner label="Loading event details..." />;
  const asked = Number(search.get("round") ?? 1);
  const round = asked >= 1 && asked <= event.numberOfRounds ? Math.floor(asked) : 1;
  const title = titles[what];
  return (
    <Page
      title={`${title} - ${event.name}`}
      header={null}
      hasFooter={false}
      className={`${wrap} ${styles.paper}`}
    >
      <div className={asRow({ gap: 4, align: "stretch", justify: "between", wrap: true })}>
        {/* Each card says by itself where it belongs, and two of them fill a page. */}
        <div {...(what === "scorecards" ? { "data-screen-only": "" } : {})}>
          <h1 className={heading}>{event.name}</h1>
          <p>{title}</p>
        </div>
        <Ways back={backTo(event.id, what, round)} />
      </div>
      {what === "receipt" ? (
        <Receipt event={event} playerId={Option.getOrNull(readPlayer(search.get("player")))} />
      ) : what === "results" ? (
        <>
          <ResultsSheet event={event} />
          <MatchesPrint tournamentId={event.id} />
          <GamesPrint tournamentId={event.id} />
        </>
      ) : (
        <PrintedRound event={event} round={round} what={what} />
      )}
    </Page>
  );
};

export default PrintPage;

const readPlayer = Schema.decodeUnknownOption(PlayerId);

const backTo = (eventId: TournamentId, what: Printed, round: number) => {
  if (what === "receipt") return { to: deskPath(eventId, "players"), text: "Back to the players" };
  return what === "results"
    ? { to: `${deskPath(eventId, "scores")}?view=leaderboard`, text: "Back to the board" }
    : { to: `${deskPath(eventId, "tee-sheet")}?round=${round}`, text: "Back to the tee sheet" };
};

interface WaysProps {
  readonly back: { readonly to: string; readonly text: string };
}

/** Prints the page or returns to the desk. It is not printed itself. */
const Ways = ({ back }: WaysProps) => (
  <div className={asRow({ gap: 2, align: "stretch", wrap: true })} data-screen-only="">
    <LinkButton to={back.to} variant="line" icon={<ChevronLeft size={20} aria-hidden="true" />}>
      {back.text}
    </LinkButton>
    <Button icon={<Printer size={20} aria-hidden="true" />} onClick={print}>
      Print
    </Button>
  </div>
);
