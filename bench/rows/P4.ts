import { liveEvent, openAudience } from "../load/audience.ts";
import { now } from "../load/now.ts";
import type { Row } from "../row.ts";

const what = "live viewers come back after a restart, until all have the present board";

export const P4: Row = {
  name: "P4",
  what,
  floor: "a bare Fastify that tells them and answers a ready buffer",
  figures: [{ what, unit: "ms", wanted: "less", bounds: "ratio", must: 3, goal: 1.5 }],
  prepare: async (setting) => {
    const { bare, product, next, boardsWith, send, check } = await liveEvent(setting);
    await bare.show(await boardsWith([]));
    const crowds = {
      floor: await openAudience(setting, bare),
      product: await openAudience(setting, product),
    };
    await crowds.floor.open();
    await crowds.product.open();

    /** One score immediately before the server stops, and one as soon as it answers again. */
    let scores = next(2);
    const round = async (of: "floor" | "product", restart: () => Promise<unknown>) => {
      const audience = crowds[of];
      const [before, after] = [scores.slice(0, 1), scores.slice(1)];
      await audience.expect(scores);
      await send(of, before);
      await audience.stayAway();
      await restart();
      const start = now();
      await Promise.all([audience.comeBack(), send(of, after)]);
      return [Math.max(...(await audience.times())) - start];
    };
    return {
      floor: async () => {
        const boards = await boardsWith(scores);
        await bare.show(boards);
        return round("floor", async () => {
          await bare.stop();
          await bare.start(boards.slice(1));
        });
      },
      product: async () => {
        const figures = await round("product", async () => {
          await product.stop();
          await product.start();
        });
        scores = next(2);
        return figures;
      },
      check,
      end: async () => {
        await crowds.floor.leave();
        await crowds.product.leave();
      },
    };
  },
};
