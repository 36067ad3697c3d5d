import type { UseQueryResult } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { sentenceOf } from "../../../data/apiError.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { heading, onCard } from "../../../ui/theme/theme.css.ts";
import { placeLine } from "./card/cardTexts.ts";

interface Props {
  /** Stands in the title from the beginning. */
  readonly playerName: string;
  /** Where and when it was played; undefined until the card has arrived. */
  readonly played: Parameters<typeof placeLine>[0] | undefined;
  readonly onClose: ComponentProps<typeof Dialog>["onClose"];
  readonly children: ReactNode;
}

/** The dialog of a card, whoever reads it. It is open as long as it is rendered. */
export const CardDialog = ({ playerName, played, onClose, children }: Props) => (
  <Dialog
    isOpen
    onClose={onClose}
    size="wide"
    startsAt="title"
    className={onCard}
    title={`Golf Scorecard - ${playerName}`}
    description={played && placeLine(played)}
  >
    <DialogBody>{children}</DialogBody>
  </Dialog>
);

interface CardOnceKnownProps<Card> {
  readonly query: Pick<
    UseQueryResult<{ readonly scorecard: Card }>,
    "data" | "error" | "isFetching"
  > & {
    readonly refetch: () => unknown;
  };
  /** The card as the page has it, which is shown until the present one has arrived. */
  readonly known: Card | undefined;
  readonly children: (card: Card) => ReactNode;
}

/** The card as it was loaded, or else as the page has it. Without a network it may be old. */
export const CardOnceKnown = <Card,>({ query, known, children }: CardOnceKnownProps<Card>) => {
  const { error, isFetching, refetch } = query;
  const data = query.data?.scorecard ?? known;
  return (
    <div className={asStack({ gap: 4, packed: true })}>
      {error && data ? (
        <p>
          <Caution>{`This card may be old. ${sentenceOf(error)}`}</Caution>
        </p>
      ) : null}
      <WhenLoaded
        query={{ data, error, isFetching, refetch }}
        label="Loading scorecard..."
        failure="No scorecard data available"
      >
        {children}
      </WhenLoaded>
    </div>
  );
};

interface WhenLoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching"> & {
    readonly refetch: () => unknown;
  };
  /** The loading text. */
  readonly label: string;
  /** The title of the error state. */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/** The loaded content, or its loading or error state. */
export const WhenLoaded = <Data,>({ query, label, failure, children }: WhenLoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return <FailedRead title={failure} of={query} />;
  }
  return <SkeletonSlats label={label} />;
};

interface ViewTitleProps {
  readonly title: string;
  readonly onBack: () => void;
}

/** The title of a view that replaces the card, with the button that leads back. */
export const ViewTitle = ({ title, onBack }: ViewTitleProps) => (
  <div className={asRow({ gap: 3, justify: "between", wrap: true })}>
    <h3 className={heading}>{title}</h3>
    <Button
      variant="line"
      size="small"
      icon={<BookOpen size={20} aria-hidden="true" />}
      ref={takeFocus}
      onClick={onBack}
    >
      Back to the card
    </Button>
  </div>
);

/** The button that led here is gone, so this one takes the focus. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
