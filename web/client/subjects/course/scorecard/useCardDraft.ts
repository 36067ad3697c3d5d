import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { useState } from "react";
import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { changeCard } from "../../../../contract/course/courseCard.ts";
import { getCourse, listHoles } from "../../../../contract/course/courses.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { call, sentenceOf } from "../../../data/call.ts";
import { namesOf } from "../../../data/read.ts";
import { fetchFailure, showFailure, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { readBody } from "../../../form/formErrors.ts";
import { mergeEdits } from "../../../form/mergeEdits.ts";
import { useEdit } from "../../../form/useEdit.ts";
import { noteRoundsKept } from "../roundsKept.ts";
import {
  type Card,
  type CardValues,
  cardBody,
  cardOfFields,
  cardValuesOf,
  emptyRow,
  fieldsOfCard,
  type RowValues,
  type SavingTexts,
  savingTexts,
  wholeCard,
} from "./cardValues.ts";

interface Saved extends SavingTexts {
  /** Null if it could not be read. */
  readonly newest: Card | null;
}

type CardFields = ReturnType<typeof fieldsOfCard>;

/** The draft of a card. It follows what others save until something is typed. */
export const useCardDraft = (card: Card) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const [base, setBase] = useState(card);
  const [values, setValues] = useState(() => cardValuesOf(card));
  const courseId = base.course.id;
  const before = cardValuesOf(base);
  const isDirty = JSON.stringify(values) !== JSON.stringify(before);
  const rebase = (newest: Card, next: CardValues) => {
    setBase(newest);
    setValues(next);
  };

  const fetchNewest = () => queries.fetchQuery({ ...cardQuery(courseId), staleTime: 0 });
  // Over what others saved meanwhile, more may change than the hole that was typed.
  const texts = (): SavingTexts => (saving.newest ? wholeCard : savingTexts(before, values));
  const saving = useEdit({
    send: async (body: Body<typeof changeCard>): Promise<Saved> => {
      const sent = { params: { courseId }, body, idempotencyKey: key.of([courseId, body]) };
      const { roundsKept } = await call(changeCard, sent);
      noteRoundsKept(queries, courseId, roundsKept);
      // The next edit is based on the new revision, so saving lasts until that revision is known.
      return { ...texts(), newest: await fetchNewest().catch(onNotFetched) };
    },
    fetchNewest,
    onSaved: ({ saved }) => {
      key.done();
      toast({ title: saved });
    },
    onClose: ({ newest }) => {
      saving.dismiss();
      if (newest && newest.course.revision > base.course.revision) renew(newest, values);
    },
    onFailed: (error) =>
      showFailure(error, {
        ...{ title: "Error", description: texts().failed },
        advice: sentenceOf(error),
      }),
  });

  const isFollowing = !isDirty && !saving.isPending;
  if (isFollowing && card.course.revision > base.course.revision) rebase(card, cardValuesOf(card));

  /** Takes the newest card. A hole or a name that differs from `since` was typed later, and stays. */
  const renew = (newest: Card, since: CardValues, deletedRow: number | null = null) => {
    const saved = fieldsOfCard(cardValuesOf(newest));
    setBase(newest);
    setValues((now) => {
      const typed = deletedRow === null ? now : withRow(now, deletedRow, emptyRow);
      const ways = { before: fieldsOfCard(since), typed: fieldsOfCard(typed), saved };
      return cardOfFields(mergeEdits(ways, () => false));
    });
  };
  const bodyWith = (card: CardValues) =>
    readBody(changeCard, { ...cardBody(card), basedOn: base.course.revision });
  const write = (row: number, changed: Partial<RowValues>) =>
    setValues(withRow(values, row, changed));
  const ways = saving.newest && {
    before: fieldsOfCard(before),
    typed: fieldsOfCard(values),
    saved: fieldsOfCard(cardValuesOf(saving.newest)),
  };
  return {
    values,
    courseId,
    isDirty,
    write,
    rename: (name: keyof TeeNames, text: string) => setValues({ ...values, [name]: text }),
    /** The stored hole of a row, if there is one. */
    holeAt: (row: number) => base.holes.find(({ holeNumber }) => holeNumber === row + 1) ?? null,
    saving,
    ways: ways ?? null,
    save: () => {
      const body = bodyWith(values);
      if (Result.isSuccess(body)) saving.save(body.success);
    },
    /** Saves the chosen values of both; null saves everything that was typed. */
    overwrite: (merged: CardFields | null) =>
      saving.overwrite(Result.getOrNull(bodyWith(merged ? cardOfFields(merged) : values))),
    cancel: () => setValues(before),
    /** Continues with the values of others and the typed ones. */
    takeOver: (merged: CardFields) => {
      if (saving.newest) rebase(saving.newest, cardOfFields(merged));
      saving.dismiss();
    },
    /** Follows a hole added or deleted outside the grid. Typed values of other holes stay. */
    follow: async (deletedRow: number | null = null) => {
      const newest = await fetchNewest();
      renew(newest, before, deletedRow);
    },
  };
};

const onNotFetched = (error: unknown) => {
  showFailure(error, { title: "Error", description: fetchFailure("courses", error) });
  return null;
};

const withRow = (values: CardValues, row: number, changed: Partial<RowValues>): CardValues => ({
  ...values,
  rows: values.rows.map((each, at) => (at === row ? { ...each, ...changed } : each)),
});

/**
 * Fetches the course before its holes. So the holes may be newer than the revision of the edit but
 * never older, and no change is overwritten unseen.
 */
export const cardQuery = (courseId: CourseId) =>
  queryOptions({
    queryKey: [...namesOf(getCourse, { courseId }).queryKey, listHoles.path],
    meta: namesOf(getCourse, { courseId }).meta,
    queryFn: async ({ signal }): Promise<Card> => {
      const course = await call(getCourse, { params: { courseId }, signal });
      return { course, holes: await call(listHoles, { params: { courseId }, signal }) };
    },
  });
