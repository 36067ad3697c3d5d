import { Effect, Option, Schema } from "effect";
import type { FastifyRequest } from "fastify";
import type { AdminCaller, PlayerCaller } from "../../../application/access/callers.ts";
import { type AccountType, Administrators } from "../../../application/ports/Administrators.ts";
import { Players } from "../../../application/ports/Players.ts";
import { type SessionKind, Sessions } from "../../../application/ports/Sessions.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { tokenIn } from "./requestSession.ts";

const decodePlayerId = Schema.decodeUnknownOption(PlayerId);

const sessionOf = <Kind extends SessionKind>(request: FastifyRequest, kind: Kind) => {
  const token = tokenIn(request, kind);
  return token === undefined
    ? Effect.succeed(null)
    : Sessions.use((sessions) => sessions.find(kind, token));
};

/** The player whose session this browser has. Without a cookie the database is not asked. */
export const playerOf = Effect.fnUntraced(function* (request: FastifyRequest) {
  const owner = yield* sessionOf(request, "player");
  if (owner && !isMeantFor(request, owner.id)) return null;
  if (owner) {
    request.who = { kind: "player", id: owner.id };
    return { kind: "player", id: owner.id } satisfies PlayerCaller;
  }
  return request.server.devUserHeader ? yield* developmentPlayer(request) : null;
});

/**
 * A page may have been open since before another person signed in. Its requests must not be
 * recorded for that person.
 */
const isMeantFor = ({ headers }: FastifyRequest, id: PlayerId) => {
  const player = headers["x-player-id"];
  return player === undefined || Option.contains(decodePlayerId(player), id);
};

export const adminOf = Effect.fnUntraced(function* (request: FastifyRequest) {
  const owner = yield* sessionOf(request, "admin");
  if (!owner) return null;
  const administrators = yield* Administrators;
  const found = (yield* administrators.manyById([owner.id])).get(owner.id);
  if (!found) return null;
  const { id, accountType, event } = found;
  request.who = { kind: accountType, id };
  reportForeignBearer(request, id);
  return { kind: "admin", id, accountType, event } satisfies AdminCaller;
});

/** Only with a setting that production refuses. */
const developmentPlayer = Effect.fnUntraced(function* (request: FastifyRequest) {
  const named = decodePlayerId(request.headers["x-dev-user-id"]);
  if (Option.isNone(named)) return null;
  const players = yield* Players;
  const found = (yield* players.manyById([named.value])).get(named.value);
  const isActive = found !== undefined && !found.isArchived;
  return isActive ? ({ kind: "player", id: found.id } satisfies PlayerCaller) : null;
});

/** The header proves nothing, but a different name in it shows that the page is outdated. */
const reportForeignBearer = (request: FastifyRequest, id: string) => {
  const { authorization } = request.headers;
  if (authorization?.startsWith("Bearer ") && authorization !== `Bearer ${id}`) {
    request.log.warn({ adminId: id }, "The bearer header names somebody else than the session");
  }
};

declare module "fastify" {
  interface FastifyRequest {
    /** The account of the session, for the log; never a name or an address of e-mail. */
    who: { readonly kind: "player" | AccountType; readonly id: string } | null;
  }
  interface FastifyInstance {
    /** Whether `X-Dev-User-Id` may name the player. */
    devUserHeader: boolean;
  }
}
