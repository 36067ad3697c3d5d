import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import * as application from "../../../../application/message/sendMessage.ts";
import {
  listMessages,
  previewMessage,
  sendMessage,
  sendMessageAgain,
} from "../../../contract/message/messages.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { recipientOf, sentMessagesOf } from "../../views/message/messages.ts";

export const messageRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listMessages, ({ tournamentId }) => sentMessagesOf(tournamentId));

  serve(app, runtime, previewMessage, ({ tournamentId, body: { shownTo, ...message } }) =>
    Effect.map(
      application.previewMessage({ tournamentId, ...message }, shownTo),
      ({ recipients, ...preview }) => ({ ...preview, recipients: recipients.map(recipientOf) }),
    ),
  );

  serveCommand(
    app,
    runtime,
    sendMessage,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const id = yield* application.sendMessage({ tournamentId, ...body }, context);
      return { position: null, body: { id } };
    }),
  );

  serveCommand(
    app,
    runtime,
    sendMessageAgain,
    Effect.fnUntraced(function* ({ tournamentId, params, body }, context) {
      const again = { messageId: params.messageId, playerIds: body.playerIds };
      yield* application.sendAgain(tournamentId, again, context);
      return { position: null, body: { success: true } as const };
    }),
  );
};
