import { liveEvent, openAudience } from "../load/audience.ts";
import type { Row } from "../row.ts";
import { percentile } from "../statistics.ts";

export const P3: Row = {
  name: "P3",
  what: "live viewers who fetch the board whenever it moves, as pages do, and 2 scores a second",
  floor: "a bare Fastify that tells them and answers a ready buffer",
  figures: [
    {
      what: "from when a score should be sent until the last viewer has it, 99th percentile",
      ...{ unit: "ms", wanted: "less", bounds: "ratio", must: 3, goal: 1.5 },
    },
    {
      what: "memory for each viewer",
      ...{ unit: "kB", wanted: "less", bounds: "itself", must: 25, goal: 12 },
    },
  ],
  prepare: async (setting) => {
    const { warmUp, seconds, viewers } = setting.pace;
    const { bare, product, next, boardsWith, send, check } = await liveEvent(setting);
    // A new process counts the memory that it still has to allocate. In an old one, memory that it
    // frees would hide the memory of the viewers.
    await product.stop();
    await product.start();
    await send("product", next(2 * warmUp));

    const audienceOf = async (of: typeof bare | typeof product) => {
      const before = await of.memory();
      const audience = await openAudience(setting, of);
      await audience.open();
      return { audience, memory: async () => ((await of.memory()) - before) / 1000 / viewers };
    };
    await bare.show(await boardsWith([]));
    const crowds = { floor: await audienceOf(bare), product: await audienceOf(product) };

    let scores = next(2 * seconds);
    const round = async (of: "floor" | "product") => {
      const { audience, memory } = crowds[of];
      await audience.expect(scores);
      const sent = await send(of, scores);
      const receivedAt = await audience.times();
      const times = receivedAt.map((at, n) => at - (sent[n]?.due ?? Number.NaN));
      return [percentile(times, 0.99), await memory()];
    };
    return {
      floor: async () => {
        await bare.show(await boardsWith(scores));
        return round("floor");
      },
      product: async () => {
        const figures = await round("product");
        scores = next(2 * seconds);
        return figures;
      },
      check,
      end: async () => {
        await crowds.floor.audience.leave();
        await crowds.product.audience.leave();
      },
    };
  },
};
