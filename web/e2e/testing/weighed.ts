import type { Page } from "playwright-core";

/** What a page has fetched so far. */
interface Weight {
  /** In kilobytes: compressed JavaScript, without the headers of its answers. */
  kilobytes: number;
  requests: number;
}

/** From now on counts what a page fetches. */
export const weighed = async (page: Page): Promise<Readonly<Weight>> => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  const weight: Weight = { kilobytes: 0, requests: 0 };
  /** The length of the headers. */
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

/** From now on waits for the words of a page in the moment in which it takes the place of its picture. */
export const wordsAfterPicture = async (page: Page): Promise<() => Promise<string>> => {
  const seen = await page.locator("#root").evaluateHandle((root) => ({
    words: new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => {
        if (root.querySelector("[data-picture]")) return;
        observer.disconnect();
        resolve(root.textContent ?? "");
      });
      observer.observe(root, { childList: true });
    }),
  }));
  return () => seen.evaluate(({ words }) => words);
};

/** The first picture of a page is drawn before any of its scripts have come. */
export const drawnByItself = (page: Page): Promise<void> =>
  page.locator("[data-picture]").waitFor({ state: "detached" });
