import { Option, Schema } from "effect";
import { ChevronLeft, Printer } from "lucide-react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { getEvent } from "../../../../contract/event/events.ts";
import { EventReference } from "../../../../contract/params.ts";
import { useRead } from "../../../data/read.ts";
import { useAdminSession } from "../../../subjects/person/adminSession/useAdminSession.ts";
import { type Printed, PrintedRound } from "../../../subjects/teeSheet/print/PrintedRound.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { asRow } from "../../../ui/layout.ts";
import { Page, wrap } from "../../../ui/page/Page.tsx";
import { PageSpinner } from "../../../ui/states/Spinner.tsx";
import { heading } from "../../../ui/theme/voices.css.ts";
import NotFoundPage from "../../notFound/NotFoundPage.tsx";
import { deskPath } from "../eventDesk/deskTabs.tsx";
import * as styles from "./PrintPage.css.ts";

const read = Schema.decodeUnknownOption(EventReference);

const titles: Readonly<Record<string, { readonly what: Printed; readonly title: string }>> = {
  "tee-sheet": { what: "tee-sheet", title: "Tee Sheet" },
  scorecards: { what: "scorecards", title: "Scorecards" },
};

/** The page to print: tee sheets and scorecards. */
const PrintPage = () => {
  const { eventId = "", what = "" } = useParams();
  const [search] = useSearchParams();
  const { admin, isLoading } = useAdminSession();
  const reference = Option.getOrNull(read(eventId));
  const printed = titles[what];
  if (isLoading) return <PageSpinner label="Loading admin dashboard..." />;
  if (!admin) return <Navigate to="/admin" replace />;
  if (reference === null || !printed) return <NotFoundPage />;
  return <Paper reference={reference} {...printed} roundText={search.get("round")} />;
};

interface Props {
  readonly reference: EventReference;
  readonly what: Printed;
  readonly title: string;
  readonly roundText: string | null;
}

const Paper = ({ reference, what, title, roundText }: Props) => {
  const { data: event, error } = useRead(getEvent, { eventId: reference });
  if (error) return <NotFoundPage />;
  if (!event) return <PageSpinner label="Loading event details..." />;
  const asked = Number(roundText ?? 1);
  const round = asked >= 1 && asked <= event.numberOfRounds ? Math.floor(asked) : 1;
  return (
    <Page
      title={`${title} - ${event.name}`}
      header={null}
      hasFooter={false}
      className={`${wrap} ${styles.paper}`}
    >
      <div className={asRow({ gap: 4, align: "stretch", justify: "between", wrap: true })}>
        <div>
          <h1 className={heading}>{event.name}</h1>
          <p>{`${title} · Round ${round} · ${event.course?.name ?? event.location}`}</p>
        </div>
        <PrintButton eventId={event.id} round={round} />
      </div>
      <PrintedRound event={event} round={round} what={what} />
    </Page>
  );
};

export default PrintPage;

interface PrintButtonProps {
  readonly eventId: string;
  readonly round: number;
}

const print = () => window.print();

/** Prints the page or returns to the desk. It is not printed itself. */
const PrintButton = ({ eventId, round }: PrintButtonProps) => (
  <div className={asRow({ gap: 2, align: "stretch", wrap: true })} data-screen-only="">
    <LinkButton
      to={`${deskPath(eventId, "tee-sheet")}?round=${round}`}
      variant="line"
      icon={<ChevronLeft size={20} aria-hidden="true" />}
    >
      Back to the tee sheet
    </LinkButton>
    <Button icon={<Printer size={20} aria-hidden="true" />} onClick={print}>
      Print
    </Button>
  </div>
);
