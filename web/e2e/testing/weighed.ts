import type { Page } from "playwright-core";

/** What a page has fetched up to now. */
export interface Weight {
  /** Of compressed JavaScript. */
  kilobytes: number;
  requests: number;
}

/** Counts from now on what a page fetches. */
export const weighed = async (page: Page): Promise<Readonly<Weight>> => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  const weight: Weight = { kilobytes: 0, requests: 0 };
  const scripts = new Set<string>();
  protocol.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) weight.requests += 1;
  });
  protocol.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) weight.kilobytes += encodedDataLength / 1000;
  });
  return weight;
};
