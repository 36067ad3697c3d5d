import { useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { useRef, useState } from "react";
import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import type { Course } from "../../../../contract/course/course.ts";
import { addHole } from "../../../../contract/course/holes.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { errorsOf, readBody } from "../../../form/formErrors.ts";
import { NumberField } from "../../../form/NumberField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { useUnsaved } from "../../../form/useUnsaved.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import { RoundsKept } from "../RoundsKept.tsx";
import * as styles from "./CourseScorecard.css.ts";
import { cardQuery } from "./cardQuery.ts";
import type { Card } from "./cardValues.ts";
import { bodyOf, type HoleValues, newHoleValues, nextHoleNumber } from "./holeValues.ts";
import { ScorecardForm } from "./ScorecardForm.tsx";
import { useCardDraft } from "./useCardDraft.ts";
import { useAddHole } from "./useHoles.ts";

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
    <Tabs value={tab} onChange={setTab} className={styles.tabs}>
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
  const form = useForm({
    initial: newHoleValues(nextNumber ?? LAST_HOLE),
    validate: (values) => errorsOf(addHole, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(addHole, bodyOf(values));
      if (Result.isFailure(body)) return;
      mutate(body.success, {
        onSuccess: (hole) => {
          form.renew(newHoleValues(nextHoleNumber([...holes, hole]) ?? LAST_HOLE));
          form.form.ref.current?.querySelector("input")?.focus();
          onAdded();
        },
      });
    },
  });
  const { mutate, isPending } = useAddHole(course.id, (holeNumber) => form.refuse({ holeNumber }));
  return (
    <form {...form.form} className={asStack({ gap: 4 })} aria-label="Add Hole">
      <HoleFields form={form} names={course} isDisabled={isFull} />
      {isFull ? <p className={asText({ tone: "textDim" })}>All 18 holes are there.</p> : null}
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" isPending={isPending} pendingText="Adding..." disabled={isFull}>
          Add Hole
        </Button>
      </FormFooter>
    </form>
  );
};

interface HoleFieldsProps {
  readonly form: ReturnType<typeof useForm<HoleValues>>;
  /** Names of the distance columns. */
  readonly names: TeeNames;
  readonly isDisabled?: boolean;
}

/** The fields of a hole. */
const HoleFields = ({ form, names, isDisabled = false }: HoleFieldsProps) => {
  const field = (name: keyof HoleValues & string) => ({
    ...form.field(name),
    step: 1,
    disabled: isDisabled,
  });
  return (
    <div className={styles.fields}>
      <NumberField {...field("holeNumber")} label="Hole" />
      <NumberField {...field("par")} label="Par" />
      <NumberField {...field("handicap")} label="HCP" />
      <NumberField {...field("blueDistance")} label={names.blueTee} />
      <NumberField {...field("whiteDistance")} label={names.whiteTee} />
      <NumberField {...field("redDistance")} label={names.redTee} />
    </div>
  );
};
