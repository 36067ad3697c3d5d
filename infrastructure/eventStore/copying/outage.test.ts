import pg from "pg";
import { expect, test } from "vitest";
import { EventStoreUnavailable } from "../../../application/ports/EventStore.ts";
import { complaintAbout } from "../eventStoreDb/complaint.ts";
import { complaintAboutDatabase, outageOf } from "./outage.ts";

const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });

test.for([
  { cause: refused, says: "does not answer: ECONNREFUSED" },
  { cause: new Error("Connection terminated"), says: "does not answer: Connection terminated" },
  { cause: new Error(""), says: "does not answer: it gives no reason" },
  { cause: "", says: "does not answer: it gives no reason" },
  {
    cause: new pg.DatabaseError("could not extend file", 1, "error"),
    says: "fails: could not extend file",
  },
])("the outage of the database of --to is explained: it $says", ({ cause, says }) => {
  const explain = outageOf("the database of --to", complaintAboutDatabase);
  const { cause: explained } = explain(new EventStoreUnavailable({ cause }));
  expect(explained).toMatchObject({ message: `the database of --to ${says}` });
});

test.for(["", "14 UNAVAILABLE: No connection established. Last error: . Resolution note: "])(
  'an event store that fails with "%s" is explained as giving no reason',
  (text) => {
    const complaint = complaintAbout("esdb://127.0.0.1:2113?tls=false", new Error(text));
    expect(complaint).toBe("does not answer: it gives no reason");
  },
);
