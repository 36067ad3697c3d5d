import { useState } from "react";
import type { RoundNumber } from "../../../../../domain/shared/values.ts";
import { listShortScorecards } from "../../../../contract/card/scoring.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { autoSchedule, listDraws } from "../../../../contract/teeSheet/teeSheet.ts";
import { useRead } from "../../../data/read.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Fields } from "../../../form/table/Fields.tsx";
import type { FieldTable, TypedValues } from "../../../form/table/fieldTable.ts";
import { startOf } from "../../../form/table/tableValues.ts";
import { numberOrNull } from "../../../form/typedNumbers.ts";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { columns } from "../../../ui/dialogs/Dialog.css.ts";
import { asStack, joinClasses } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import type { RoundSheet } from "../sheet.ts";
import * as styles from "../TeeSheet.css.ts";
import { DrawProgress } from "./DrawProgress.tsx";
import { drawTypes, hintOf, isShuffled, startTypes } from "./drawChoices.ts";
import { type Draw, useAutoSchedule } from "./useAutoSchedule.ts";

interface Props {
  readonly event: EventDetail;
  readonly round: RoundNumber;
  readonly sheet: RoundSheet;
  readonly onShow: () => void;
}

type DrawValues = TypedValues<Omit<Draw, "roundNumber">>;

const table: FieldTable<DrawValues, RoundSheet> = {
  type: {
    ...{ label: "Type", options: drawTypes, start: "random" },
    hint: ({ type }) => hintOf(drawTypes, type),
  },
  startType: {
    ...{ label: "Start", options: startTypes, start: "tee_times" },
    hint: ({ startType }) => hintOf(startTypes, startType),
  },
  startTime: { label: "Start time", kind: "time", start: "08:00" },
  interval: {
    ...{ label: "Interval", kind: "whole", start: "10" },
    hint: ({ startType }) =>
      startType === "shotgun"
        ? "Minutes until the next groups, where there are more groups than holes."
        : "Minutes from one group to the next, 5 to 30.",
  },
  seed: {
    ...{ label: "Seed", kind: "whole" },
    hint: "Empty: by chance. That of an earlier draw makes the same groups of the same players.",
    isShown: ({ type }) => isShuffled(type),
  },
  replaces: {
    ...{ label: "Replace the groups of this round", kind: "switch", isWide: true },
    hint: "Off: they stay as they are, and only who has no group gets one.",
    isShown: (_, { groups }) => groups.length > 0,
  },
};

const bodyOf = ({ interval, seed, ...values }: DrawValues, roundNumber: RoundNumber) => ({
  ...{ ...values, roundNumber },
  interval: numberOrNull(interval),
  seed: isShuffled(values.type) ? numberOrNull(seed) : null,
});

/** Asks a worker to put players without a group into groups, or to draw all groups again. */
export const AutoSchedule = ({ event, round, sheet, onShow }: Props) => {
  const drawing = useAutoSchedule(event.id, round);
  const { data: draws } = useRead(listDraws, { eventId: event.id });
  const { data: cards } = useRead(listShortScorecards, { eventId: event.id });
  const [asked, setAsked] = useState<Draw | null>(null);
  const start = (draw: Draw) => drawing.mutate(draw, then);
  const initial: DrawValues = { ...startOf(table), startType: event.startType };
  const form = useBodyForm(autoSchedule, {
    initial,
    bodyOf: (values) => bodyOf(values, round),
    send: (body) => {
      const draw = { ...body, seed: body.seed ?? newSeed() };
      if (draw.replaces && sheet.groups.length > 0) setAsked(draw);
      else start(draw);
    },
  });
  const then = {
    onEnd: () => setAsked(null),
    onDrawn: () => form.renew(form.values),
    onMistake: form.fail,
  };
  return (
    <form {...form.form} className={joinClasses(asStack({ gap: 4, top: 4 }), styles.narrow)}>
      <div className={columns}>
        <Fields of={table} form={form} asked={sheet} />
      </div>
      <DrawProgress
        sheet={sheet}
        drawing={drawing}
        latest={draws?.find(({ roundNumber }) => roundNumber === round) ?? null}
        onAgain={() => drawing.drawAgain(then)}
        onShow={onShow}
      />
      <FormFooter errorCount={form.errorCount} failure={form.failure}>
        <Button type="submit" isPending={drawing.isPending} pendingText="Scheduling...">
          Auto Schedule
        </Button>
      </FormFooter>
      {asked ? (
        <ReplaceDialog
          round={round}
          sheet={sheet}
          cardCount={cards?.filter((card) => card.roundNumber === round).length ?? 0}
          isPending={drawing.isPending}
          onConfirm={() => start(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </form>
  );
};

interface ReplaceDialogProps {
  readonly round: RoundNumber;
  readonly sheet: RoundSheet;
  /** Number of cards of the round. Players who have started would get other partners. */
  readonly cardCount: number;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const ReplaceDialog = ({
  round,
  sheet,
  cardCount,
  isPending,
  onConfirm,
  onClose,
}: ReplaceDialogProps) => {
  const players = sheet.groups.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={`Replace the groups of round ${round}?`}
      confirmText="Replace"
      pendingText="Replacing..."
      isPending={isPending}
    >
      <p>
        {`${countText(sheet.groups.length, "group")} with ${countText(players, "player")} will be drawn anew, with other tee times. This cannot be taken back.`}
      </p>
      {cardCount > 0 ? (
        <p>
          {`The round has ${countText(cardCount, "card")} already: who signs for whom changes with the groups.`}
        </p>
      ) : null}
    </ConfirmDialog>
  );
};

/** Short enough to be read out. */
const SEEDS = 1_000_000;

/** A random seed. The page knows it before the draw, so that it can repeat a draw that failed. */
const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
