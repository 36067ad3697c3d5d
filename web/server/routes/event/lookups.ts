import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { Lookups } from "../../../../application/ports/Lookups.ts";
import {
  listCompetitionContainers,
  listParticipantStructures,
  listPlayFormats,
  listScoringMetrics,
} from "../../../contract/event/lookups.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";

export const lookupRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listParticipantStructures, () =>
    Lookups.use(({ participantStructures }) =>
      Effect.map(participantStructures.list, (items) => items.map(withTime)),
    ),
  );
  serve(app, runtime, listPlayFormats, () =>
    Lookups.use(({ playFormats }) => Effect.map(playFormats.list, (items) => items.map(withTime))),
  );
  serve(app, runtime, listScoringMetrics, () =>
    Lookups.use(({ scoringMetrics }) => scoringMetrics.list),
  );
  serve(app, runtime, listCompetitionContainers, () =>
    Lookups.use(({ competitionContainers }) => competitionContainers.list),
  );
};

const withTime = <Item extends { readonly createdAt: Date }>(item: Item) => ({
  ...item,
  createdAt: item.createdAt.toISOString(),
});
