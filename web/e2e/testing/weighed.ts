import type { Page } from "playwright-core";

/** What a page has fetched up to now. */
export interface Weight {
  /** Of compressed JavaScript, without the headers of its answers. */
  kilobytes: number;
  requests: number;
}

/** Counts from now on what a page fetches. */
export const weighed = async (page: Page): Promise<Readonly<Weight>> => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  const weight: Weight = { kilobytes: 0, requests: 0 };
  /** How long the headers were. */
  const scripts = new Map<string, number>();
  protocol.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) weight.requests += 1;
  });
  protocol.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType.includes("javascript")) {
      scripts.set(requestId, response.encodedDataLength);
    }
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const headers = scripts.get(requestId);
    if (headers !== undefined) weight.kilobytes += (encodedDataLength - headers) / 1000;
  });
  return weight;
};
