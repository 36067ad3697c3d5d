import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request and waits for the whole answer; `keep` says whether the body is needed. */
export const call = (
  url: string,
  { method = "GET", agent, headers, body, keep = () => true }: Asked,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, agent }, (response) => {
      const parts: Array<Buffer> = [];
      if (keep(response)) response.on("data", (part: Buffer) => parts.push(part));
      else response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sending.once("error", reject);
    sending.end(body);
  });

interface Asked {
  readonly agent: Agent;
  readonly headers: Record<string, string>;
  readonly method?: "GET" | "POST";
  readonly body?: string;
  readonly keep?: (response: IncomingMessage) => boolean;
}
