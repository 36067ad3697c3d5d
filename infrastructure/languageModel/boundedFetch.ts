/** Far more than a paragraph or a course needs. */
const LARGEST_ANSWER = 1_000_000;

/** Breaks a longer answer off, because all of it would be in memory at once. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > LARGEST_ANSWER) controller.error(new Error("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counted) ?? null, response);
};
