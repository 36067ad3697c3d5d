import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import type { Course } from "../../../../contract/course/course.ts";
import { addHole } from "../../../../contract/course/holes.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Fields } from "../../../form/table/Fields.tsx";
import type { FieldTable } from "../../../form/table/fieldTable.ts";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { useUnsaved } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import * as styles from "../Course.css.ts";
import { RoundsKept } from "../RoundsKept.tsx";
import type { Card } from "./cardValues.ts";
import { bodyOf, type HoleValues, newHoleValues, nextHoleNumber, useAddHole } from "./holes.ts";
import { ScorecardForm } from "./ScorecardForm.tsx";
import { cardQuery, useCardDraft } from "./useCardDraft.ts";

interface Props {
  readonly course: Course;
  readonly onClose: () => void;
}

type TabName = "scorecard" | "add";

/** The holes of a course, as its printed card has them. */
export const CourseScorecardDialog = ({ course, onClose }: Props) => {
  const read = useQuery(cardQuery(course.id));
  const { data, isLoadingError } = read;
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={course.name}>
      <DialogBody>
        {data ? (
          <OpenCard card={data} />
        ) : isLoadingError ? (
          <FailedRead title="The scorecard could not be loaded" of={read} />
        ) : (
          <SkeletonSlats label="Loading scorecard..." />
        )}
      </DialogBody>
    </Dialog>
  );
};

const OpenCard = ({ card }: { readonly card: Card }) => {
  const [tab, setTab] = useState<TabName>("scorecard");
  const draft = useCardDraft(card);
  const typed = useRef<HTMLDivElement>(null);
  useUnsaved(typed, draft.isDirty);
  return (
    <Tabs value={tab} onChange={setTab} className={styles.scorecard}>
      <UnderlineTabs
        label="Scorecard of the course"
        tabs={[
          { value: "scorecard", label: "Scorecard" },
          { value: "add", label: "Add Hole" },
        ]}
      />
      <RoundsKept courseId={card.course.id} />
      {/* Stays mounted, so that typed values survive a change of the tab. */}
      <div ref={typed}>
        <TabPanel value="scorecard">
          <ScorecardForm draft={draft} />
        </TabPanel>
      </div>
      <TabPanel value="add">
        <AddHoleForm card={card} onAdded={() => void draft.follow()} />
      </TabPanel>
    </Tabs>
  );
};

interface AddHoleFormProps {
  readonly card: Card;
  readonly onAdded: () => void;
}

const LAST_HOLE = 18;

/** Adds a hole, then continues with the next hole number. */
const AddHoleForm = ({ card: { course, holes }, onAdded }: AddHoleFormProps) => {
  const nextNumber = nextHoleNumber(holes);
  const isFull = nextNumber === null;
  const form = useBodyForm(addHole, {
    initial: newHoleValues(nextNumber ?? LAST_HOLE),
    bodyOf,
    send: (body) =>
      mutate(body, {
        onSuccess: (hole) => {
          form.renew(newHoleValues(nextHoleNumber([...holes, hole]) ?? LAST_HOLE));
          form.form.ref.current?.querySelector("input")?.focus();
          onAdded();
        },
      }),
  });
  const { mutate, isPending } = useAddHole(course.id, (holeNumber) => form.refuse({ holeNumber }));
  return (
    <form {...form.form} className={asStack({ gap: 4 })} aria-label="Add Hole">
      <div className={styles.holeFields}>
        <Fields of={tableFor(course, isFull)} form={form} asked={null} />
      </div>
      {isFull ? <p className={asText({ tone: "textDim" })}>All 18 holes are there.</p> : null}
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" isPending={isPending} pendingText="Adding..." disabled={isFull}>
          Add Hole
        </Button>
      </FormFooter>
    </form>
  );
};

/** The distances are named as in the card. */
const tableFor = (names: TeeNames, disabled: boolean): FieldTable<HoleValues> => {
  const number = (label: string) => ({ label, kind: "whole", input: { disabled } }) as const;
  return {
    ...{ holeNumber: number("Hole"), par: number("Par"), handicap: number("HCP") },
    blueDistance: number(names.blueTee),
    whiteDistance: number(names.whiteTee),
    redDistance: number(names.redTee),
  };
};
