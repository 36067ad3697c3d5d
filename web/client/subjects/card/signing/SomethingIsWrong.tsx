import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { fromOneNumber, inOneNumber, MOST_STROKES } from "../../../../../domain/golf/played.ts";
import { range } from "../../../../../domain/golf/range.ts";
import { disputeHole } from "../../../../contract/card/disputes.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { toastError } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { useUnsaved } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { entryWord, pickedUpWord } from "../../../ui/notation.ts";

interface Props {
  readonly card: Scorecard;
  readonly onDisputed?: () => void;
}

/** The way of a partner who does not agree with a hole: both numbers stand there then. */
export const SomethingIsWrong = ({ card, onDisputed }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <OtherNumber card={card} onDisputed={onDisputed} onCancel={() => setOpen(false)} />
  ) : (
    <Button
      variant="line"
      size="small"
      icon={<TriangleAlert size={18} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      Something is wrong
    </Button>
  );
};

const numbers = [
  ...range(1, MOST_STROKES).map((number) => ({ value: `${number}`, label: `${number}` })),
  { value: "0", label: pickedUpWord },
];

interface OtherNumberProps {
  readonly card: Scorecard;
  readonly onDisputed: (() => void) | undefined;
  readonly onCancel: () => void;
}

const OtherNumber = ({ card, onDisputed, onCancel }: OtherNumberProps) => {
  const [hole, setHole] = useState("");
  const [number, setNumber] = useState("");
  const [isTried, setTried] = useState(false);
  const part = useRef<HTMLFieldSetElement>(null);
  useUnsaved(part, hole !== "" || number !== "");
  // The pressed button is gone, and the focus with it.
  useEffect(() => part.current?.querySelector("select")?.focus(), []);
  const score = card.scores.find(({ holeNumber }) => String(holeNumber) === hole);
  const errors = wrongWith(score ? inOneNumber(score) : undefined, number);
  const { mutate, isPending } = useWrite(
    disputeHole,
    ({ holeNumber }: Pick<Scorecard["scores"][number], "holeNumber">) => ({
      params: { scorecardId: card.id },
      body: {
        ...{ holeNumber, ...fromOneNumber(Number(number)) },
        ...{ putts: null, penalties: 0, notes: null },
      },
    }),
    {
      done: (_, { holeNumber }) => ({
        title: `Hole ${holeNumber} is disputed`,
        description: "The card can be signed once your group or an administrator has settled it.",
      }),
      onDone: () => {
        onCancel();
        onDisputed?.();
      },
      onFailed: toastError("The hole was not disputed"),
    },
  );
  const send = () => {
    setTried(true);
    if (score && errors.hole === undefined && errors.number === undefined) mutate(score);
  };
  return (
    <fieldset
      ref={part}
      className={asStack({ gap: 3, pad: 3, ground: "ground", radius: "panel" })}
      aria-label="Something is wrong"
    >
      <p className={asText({ leading: 1.35 })}>
        Both numbers are kept. The one on the card counts until it is settled.
      </p>
      <SelectField
        label="Hole"
        value={hole}
        onChange={setHole}
        emptyLabel="Select a hole"
        error={isTried ? errors.hole : undefined}
        options={card.scores.map((each) => ({
          value: String(each.holeNumber),
          label: `Hole ${each.holeNumber}: ${entryWord(each)}`,
        }))}
      />
      <SelectField
        label="My number"
        value={number}
        onChange={setNumber}
        emptyLabel="Select a number"
        error={isTried ? errors.number : undefined}
        options={numbers}
      />
      <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
        <Button variant="quiet" onClick={onCancel}>
          Never mind
        </Button>
        <Button variant="line" isPending={isPending} pendingText="Sending..." onClick={send}>
          Dispute the hole
        </Button>
      </div>
    </fieldset>
  );
};

/**
 * What is missing before a hole can be disputed. A hole is given in one number, see `inOneNumber`,
 * and is undefined until one is chosen.
 */
export const wrongWith = (onCard: number | null | undefined, chosen: string) => ({
  hole: onCard === undefined ? "Please select a hole" : undefined,
  number: wrongNumber(onCard, chosen),
});

const wrongNumber = (onCard: number | null | undefined, chosen: string) => {
  if (chosen === "") return "Please select a number";
  return Number(chosen) === onCard ? "This is the number on the card" : undefined;
};
