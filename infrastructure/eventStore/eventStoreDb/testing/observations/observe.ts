import type { AppendResult, ResolvedEvent } from "@eventstore/db-client";
import {
  EventStoreDBClient,
  type JSONEventOptions,
  type JSONEventType,
  jsonEvent,
} from "@eventstore/db-client";

/**
 * The clients that the steps use. `lenient` reports a failed append in its answer and not as an
 * error.
 */
export interface Observed {
  readonly client: EventStoreDBClient;
  readonly lenient: EventStoreDBClient;
}

/** Observations by their names, made one after the other. */
export type Steps = Readonly<Record<string, (server: Observed) => Promise<unknown>>>;

/** All answers in a form that JSON can hold. A failure is an answer too. */
export const observe = async (url: string, steps: Steps) => {
  const client = EventStoreDBClient.connectionString(url);
  const lenient = EventStoreDBClient.connectionString(`${url}&throwOnAppendFailure=false`);
  const answers: Record<string, unknown> = {};
  for (const [name, step] of Object.entries(steps)) {
    answers[name] = await step({ client, lenient }).catch(describe);
  }
  await Promise.all([client.dispose(), lenient.dispose()]);
  return JSON.parse(JSON.stringify(answers, bigIntegersAsText)) as Record<string, unknown>;
};

const bigIntegersAsText = (_: string, value: unknown) =>
  typeof value === "bigint" ? `${value}n` : value;

/** An error in the form in which the observations are stored. */
export const describe = (error: unknown) => {
  const { constructor, type, message, code, name, ...more } = error as Error & {
    readonly [key: string]: unknown;
  };
  return {
    ERR: constructor.name,
    type,
    msg: message.slice(0, 300),
    code,
    streamName: more.streamName,
    expected: more.expectedVersion ?? more.expectedState,
    actual: more.actualVersion ?? more.currentState,
    max: more.maxAppendSize,
    name,
  };
};

/** The event that most steps write. */
export const event = (n: unknown, options: Partial<JSONEventOptions<JSONEventType>> = {}) =>
  jsonEvent({
    type: "T",
    data: { n },
    metadata: { m: n },
    ...options,
  } as JSONEventOptions<JSONEventType>);

export const events = (count: number) => Array.from({ length: count }, (_, n) => event(n));

export const collect = async <A>(source: AsyncIterable<A>) => {
  const collected: Array<A> = [];
  for await (const one of source) collected.push(one);
  return collected;
};

export const place = (
  position: { readonly commit: bigint; readonly prepare: bigint } | undefined,
) =>
  position && {
    eq: position.commit === position.prepare,
    big: typeof position.commit === "bigint",
  };

export const answer = ({ success, nextExpectedRevision, position }: AppendResult) => ({
  success,
  next: nextExpectedRevision,
  pos: place(position),
});

export const brief = ({ event: read, link }: ResolvedEvent) =>
  (read ? `${read.streamId}#${read.revision}:${read.type}` : "none") +
  (link ? ` via ${link.streamId}#${link.revision}` : "");

export const briefly = async (source: AsyncIterable<ResolvedEvent>) =>
  (await collect(source)).map(brief);

/** An event without its places in the log. */
export const shortly = ({ event: read }: ResolvedEvent) => ({
  s: read?.streamId,
  rev: read?.revision,
  type: read?.type,
  data: read && (read.isJson ? read.data : inHexadecimal(read.data)),
  meta: read?.metadata instanceof Uint8Array ? inHexadecimal(read.metadata) : read?.metadata,
  json: read?.isJson,
  pos: 0,
  commit: 0,
});

const inHexadecimal = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString("hex")}>`;
