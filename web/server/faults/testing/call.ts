/** A signed-in client of any server of the installation. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cookie: string;
}

export interface Asked {
  readonly body?: unknown;
  /** The Idempotency-Key. */
  readonly key?: string;
}

/** The body as it was received. Tests read the fields that the contract promises. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answered {
  readonly status: number;
  readonly body: Json;
  /** The id that the server gave the request. */
  readonly requestId: string | null;
}

/** No call of the product may take longer than this, whatever has failed. */
const CALL_TIMEOUT = 20_000;

/** Fails when the connection breaks or no answer comes. */
export const call = async (
  origin: string,
  person: Person | null,
  method: "GET" | "POST" | "PUT",
  path: string,
  { body, key }: Asked = {},
): Promise<Answered> => {
  const headers = {
    ...(person ? { cookie: person.cookie } : {}),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(key === undefined ? {} : { "idempotency-key": key }),
  };
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(CALL_TIMEOUT),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === "" ? undefined : JSON.parse(text),
    requestId: response.headers.get("x-request-id"),
  };
};

/** The same, but any answer other than success fails the test. */
export const succeed = async (...asked: Parameters<typeof call>) => {
  const { status, body } = await call(...asked);
  if (status >= 300) throw new Error(`${asked[2]} ${asked[3]}: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** Signs in or up with the values of this call. */
export const signIn = async (origin: string, path: string, body: object): Promise<Person> => {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  const cookie = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const { id, firstName, lastName } = await response.json();
  return { id, firstName, lastName, cookie: cookie.join("; ") };
};
