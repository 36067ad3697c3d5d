import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Query } from "../../../../contract/endpoint.ts";
import { listParticipants } from "../../../../contract/field/participants.ts";
import { listUsers } from "../../../../contract/person/users.ts";
import { call, callForPart } from "../../../data/call.ts";
import { namesOf } from "../../../data/read.ts";
import { wholeList } from "../../../data/wholeList.ts";
import type { Named } from "./entryTexts.ts";

/** Who is to be entered. */
export type Whom =
  | { readonly chosen: ReadonlyArray<Named> }
  /** Everybody whom a search and a filter of the users show, on every page. */
  | { readonly found: Pick<Query<typeof listUsers>, "q" | "status"> }
  /** Who played an earlier event: who had a place in it and did not withdraw. */
  | { readonly playedIn: TournamentId };

export const whomQuery = (whom: Whom) => {
  const contract = "playedIn" in whom ? listParticipants : listUsers;
  return queryOptions({
    ...namesOf(contract, { whom }),
    queryFn: ({ signal }) => load(whom, signal),
  });
};

const load = async (whom: Whom, signal: AbortSignal): Promise<ReadonlyArray<Named>> => {
  if ("chosen" in whom) return whom.chosen;
  if ("found" in whom) {
    return wholeList((offset) =>
      callForPart(listUsers, { query: { ...whom.found, offset }, signal }),
    );
  }
  const params = { eventId: whom.playedIn };
  return [...(await call(listParticipants, { params, query: {}, signal }))].filter(
    (one) => (!("status" in one) || one.status === "approved") && one.playerStatus !== "withdrawn",
  );
};
