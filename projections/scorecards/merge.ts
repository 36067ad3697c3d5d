import type { Position } from "../../domain/shared/recorded.ts";
import type { AttestationId, ScorecardId } from "../../domain/shared/values.ts";
import { json, type Statement, statement } from "../engine/statements.ts";
import type { CardEdit, Mark, SettledHole } from "./changes.ts";

type Statements = ReadonlyArray<Statement>;

export const editCards = (edits: ReadonlyArray<CardEdit>): Statements =>
  onlyIf(
    edits.length > 0,
    statement(
      `
      update scorecard as card
      set round_date = coalesce(edit.round_date, card.round_date),
        submitted_at = coalesce(edit.submitted_at, card.submitted_at),
        submitted_by = coalesce(edit.submitted_by, card.submitted_by),
        rejection = case when edit.decides_rejection then edit.rejection else card.rejection end,
        signed_on_paper = coalesce(edit.signed_on_paper, card.signed_on_paper),
        late = case when edit.clears_late then '{}' else card.late end || edit.late,
        terms = case when edit.terms is null then card.terms
          else (card.terms::jsonb || edit.terms)::json end,
        changed_at = edit.changed_at, revision = edit.revision, position = edit.position
      from json_to_recordset($1) as edit (
        scorecard_id uuid, round_date text, submitted_at text, submitted_by json,
        decides_rejection boolean, rejection json, signed_on_paper boolean, late jsonb,
        clears_late boolean, terms jsonb,
        changed_at text, revision integer, position bigint
      )
      where card.scorecard_id = edit.scorecard_id and card.position < edit.position`,
      json(edits),
    ),
  );

export const setMarks = (marks: ReadonlyArray<Mark>): Statements =>
  onlyIf(
    marks.length > 0,
    statement(
      `
      update hole_score as hole
      set verified_at = mark.verified_at, verified_by = mark.verified_by, position = mark.position
      from json_to_recordset($1) as mark (
        scorecard_id uuid, hole_number integer, verified_at text, verified_by json, position bigint
      )
      where hole.scorecard_id = mark.scorecard_id and hole.hole_number = mark.hole_number
        and hole.position < mark.position`,
      json(marks),
    ),
  );

/** A rejection removes the verification marks of a whole card. */
export const clearMarks = (rejected: ReadonlyMap<ScorecardId, Position>): Statements =>
  onlyIf(
    rejected.size > 0,
    statement(
      `
      update hole_score as hole
      set verified_at = null, verified_by = null, position = rejected.position::bigint
      from json_each_text($1)
        as rejected (scorecard_id, position)
      where hole.scorecard_id = rejected.scorecard_id::uuid
        and hole.position < rejected.position::bigint`,
      json(Object.fromEntries(rejected)),
    ),
  );

/** Deletes all older entries of a hole. A later dispute creates new ones. */
export const settleHoles = (settled: ReadonlyArray<SettledHole>): Statements =>
  onlyIf(
    settled.length > 0,
    statement(
      `
      update disputed_entry as entry
      set is_settled = true
      from json_to_recordset($1) as settled (
        scorecard_id uuid, hole_number integer, position bigint
      )
      where entry.scorecard_id = settled.scorecard_id
        and entry.hole_number = settled.hole_number and entry.position < settled.position`,
      json(settled),
    ),
  );

export const invalidate = (invalidated: ReadonlyMap<AttestationId, Position>): Statements =>
  onlyIf(
    invalidated.size > 0,
    statement(
      `
      update attestation
      set is_valid = false, position = invalidated.position::bigint
      from json_each_text($1)
        as invalidated (attestation_id, position)
      where attestation.attestation_id = invalidated.attestation_id::uuid
        and attestation.position < invalidated.position::bigint`,
      json(Object.fromEntries(invalidated)),
    ),
  );

const onlyIf = (isNeeded: boolean, statement: Statement): Statements =>
  isNeeded ? [statement] : [];
