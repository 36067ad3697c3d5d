import type { FastifyInstance } from "fastify";
import { presentEdition } from "../../../../domain/golf/rulesEdition.ts";
import { previewReopening } from "../../../contract/event/reopening.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { previewOf } from "../../views/card/correctionPreview.ts";

/** Opened again, an event takes the present rules, so what they change is known before. */
export const reopeningRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, previewReopening, ({ tournamentId }) =>
    previewOf(tournamentId, [], null, { rules_edition: presentEdition }),
  );
};
