import { RunFailed } from "../row.ts";

/** Calls the API as a browser does, with the cookies that it received. */
export const visitorOf = (url: string) => {
  let cookie = "";

  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new RunFailed(`${method} ${path}: ${response.status} ${text}`);
    const set = response.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
    if (set.length > 0) cookie = set.join("; ");
    return { json: text === "" ? null : JSON.parse(text), headers: response.headers, text };
  };

  return {
    get: (path: string) => send("GET", path),
    post: (path: string, body?: object) => send("POST", path, body),
    put: (path: string, body: object) => send("PUT", path, body),
    /** The session. Every request of this visitor carries it. */
    cookie: () => cookie,
  };
};
