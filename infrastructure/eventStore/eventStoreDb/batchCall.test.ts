import { EventEmitter } from "node:events";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { expect, test } from "vitest";
import { batchSizes } from "../../metrics/recorded.ts";
import { type BatchStream, makeBatchCall } from "./batchCall.ts";

/** A connection that takes a given number of requests before it asks for a pause. */
const connection = (room: number) => {
  const sent: Array<string> = [];
  const stream = Object.assign(new EventEmitter(), {
    writableNeedDrain: false,
    isEnded: false,
    end: () => {
      stream.isEnded = true;
    },
    destroy: () => {},
    write: (id: string) => {
      sent.push(id);
      stream.writableNeedDrain = sent.length >= room;
    },
  });
  const drain = () => {
    sent.length = 0;
    stream.writableNeedDrain = false;
    stream.emit("drain");
  };
  const reply = (id: string) => {
    const { BatchAppendResp } = streams;
    const uuid = new shared.UUID().setString(id);
    stream.emit("data", new BatchAppendResp().setCorrelationId(uuid));
  };
  const call = makeBatchCall(stream as unknown as BatchStream);
  const send = (id: string, deadline = new AbortController()) =>
    call.send(id, id as never, deadline.signal).then(
      (answer) => answer.getCorrelationId()?.getString(),
      (cause: unknown) => cause,
    );
  return { sent, send, drain, reply, stream, leave: call.leave };
};

test("each append gets its own answer, in any order of the answers", async () => {
  const { send, reply } = connection(9);
  const answers = Promise.all(["one", "two"].map((id) => send(id)));
  reply("two");
  reply("one");
  expect(await answers).toEqual(["one", "two"]);
});

test("appends that were sent before the next answer are measured as one batch", async () => {
  batchSizes.reset();
  const { send, reply } = connection(9);
  const answers = ["one", "two", "three"].map((id) => send(id));
  for (const id of ["one", "two", "three"]) reply(id);
  await Promise.all(answers);
  const { values } = await batchSizes.get();
  const valueOf = (ending: string) =>
    values.find(({ metricName }) => metricName?.endsWith(ending))?.value;
  expect([valueOf("_count"), valueOf("_sum")]).toEqual([1, 3]);
});

test("an append that must wait for the connection is sent later, unless it was cancelled", () => {
  const { send, sent, drain } = connection(2);
  const cancelled = new AbortController();
  void send("one");
  void send("two");
  void send("given up", cancelled);
  void send("three");
  expect(sent).toEqual(["one", "two"]);
  cancelled.abort();
  drain();
  expect(sent).toEqual(["three"]);
});

test("an answer to a cancelled or unknown append is ignored", async () => {
  const { send, reply } = connection(9);
  const cancelled = new AbortController();
  void send("given up", cancelled);
  cancelled.abort();
  const two = send("two");
  for (const id of ["given up", "never sent", "two"]) reply(id);
  expect(await two).toBe("two");
});

test("when the connection breaks, every waiting append fails, and later appends fail at once", async () => {
  const { send, stream } = connection(1);
  const waiting = [send("sent"), send("not sent yet")];
  const cause = new Error("Connection dropped");
  stream.emit("error", cause);
  expect(await Promise.all([...waiting, send("late")])).toEqual([cause, cause, cause]);
});

test("a call that the server ends fails the waiting appends, too", async () => {
  const { send, stream } = connection(1);
  const waiting = send("one");
  stream.emit("end");
  expect(await waiting).toMatchObject({ type: "cancelled" });
});

test("a call that is left ends when its last append is answered or cancelled", async () => {
  const { send, reply, leave, stream } = connection(9);
  const cancelled = new AbortController();
  const one = send("one");
  void send("given up", cancelled);
  leave();
  reply("one");
  expect(await one).toBe("one");
  expect(stream.isEnded).toBe(false);
  cancelled.abort();
  expect(stream.isEnded).toBe(true);
  expect(await send("late")).toMatchObject({ type: "cancelled" });
});
