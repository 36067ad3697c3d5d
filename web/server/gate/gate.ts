import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../../application/access/callers.ts";
import { entryFor } from "../../../application/access/lookUp.ts";
import {
  hasPlace,
  isInField,
  isOrWasInField,
  isSuperAdmin,
  manages,
  owns,
  stillPlays,
} from "../../../application/access/rules.ts";
import type { Entry } from "../../../domain/field/entry.ts";
import type { ScorecardKey } from "../../../domain/shared/values.ts";
import type { CreatedSideGame } from "../../../domain/sideGame/sideGame.ts";
import type { CreatedTournament } from "../../../domain/tournament/tournament.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { Denied } from "../problems/problems.ts";
import { callerFor } from "./callerFor.ts";
import { managesPlayer } from "./managesPlayer.ts";
import { paramsDecoder } from "./params.ts";
import { recorderOf } from "./recorder.ts";
import { rules } from "./rules.ts";
import { settlerOf } from "./settler.ts";
import { subjectOf } from "./subject.ts";

/** The caller who passed the gate, and the subject of the request. */
export interface Admitted {
  readonly params: unknown;
  readonly caller: Caller | null;
  /** The event of the path, or the event of its card, group or side game. */
  readonly tournament: CreatedTournament | null;
  readonly card: ScorecardKey | null;
  readonly sideGame: CreatedSideGame | null;
  /** The player's entry, if the access needs it. */
  readonly entry: Entry | null;
}

/**
 * Checks a request by the access that its contract declares: first the session, then whether the
 * subject exists, then whether this caller is allowed.
 */
export const gateOf = (contract: Endpoint) => {
  const rule = rules[contract.access];
  const forbidden = contract.forbidden ?? rule.forbidden ?? "";
  const decodeParams = paramsDecoder(contract);
  const mayWrite = rule.requires === "inField" ? isOrWasInField : hasPlace;
  const isAllowed =
    rule.requires === "playing" ? stillPlays : contract.method === "GET" ? isInField : mayWrite;

  const check = (isMet: boolean) =>
    isMet ? Effect.void : Effect.fail(new Denied([403, forbidden]));

  const checkPlace = Effect.fnUntraced(function* (
    caller: Caller,
    { tournament, card }: Pick<Admitted, "tournament" | "card">,
  ) {
    if (caller.kind === "admin" || tournament === null) return null;
    const entry = yield* entryFor(tournament.tournamentId, caller.id, isAllowed);
    const isOwn = rule.requires === "card" && card !== null && owns(caller, card);
    yield* check(isOwn || isAllowed(entry));
    return entry;
  });

  const checkRight = Effect.fnUntraced(function* (
    caller: Caller | null,
    params: unknown,
    right: Parameters<typeof managesPlayer>[2],
  ) {
    yield* check(caller?.kind === "admin" && (yield* managesPlayer(caller, params, right)));
  });

  return Effect.fnUntraced(function* (request: FastifyRequest) {
    let caller = yield* callerFor(request, rule, forbidden);
    const params = yield* decodeParams(request.params);
    const subject = yield* subjectOf(params, caller);
    const { tournament } = subject;
    let entry: Entry | null = null;

    switch (rule.requires) {
      case "none":
        break;
      case "place":
      case "playing":
      case "inField":
      case "card":
        if (caller) entry = yield* checkPlace(caller, subject);
        break;
      case "management":
        yield* check(
          caller?.kind === "admin" && tournament !== null && manages(caller, tournament),
        );
        break;
      case "sideGame":
        caller = yield* recorderOf(request, caller, subject);
        break;
      case "marker":
        caller = yield* settlerOf(request, caller, subject);
        yield* check(caller !== null);
        break;
      case "managedPlayer":
        yield* checkRight(caller, params, "mayChangeProfile");
        break;
      case "managedAccount":
        yield* checkRight(caller, params, "mayChangeAccount");
        break;
      case "superAdmin":
        yield* check(caller?.kind === "admin" && isSuperAdmin(caller));
        break;
    }
    return { ...subject, params, caller, entry } satisfies Admitted;
  });
};
