import { Effect } from "effect";
import { Administrators } from "../ports/Administrators.ts";
import { Players } from "../ports/Players.ts";
import { type SessionKind, Sessions } from "../ports/Sessions.ts";
import { NotSignedIn } from "./refusals.ts";

/** The player whose session this is. */
export const currentPlayer = Effect.fn("currentPlayer")(function* (token: string) {
  const owner = yield* Sessions.use((sessions) => sessions.find("player", token));
  if (!owner) return yield* new NotSignedIn();
  return yield* Players.use((players) => players.byId(owner.id)).pipe(
    Effect.catchTag("PlayerNotFound", () => Effect.fail(new NotSignedIn())),
  );
});

/** The administrator whose session this is. */
export const currentAdministrator = Effect.fn("currentAdministrator")(function* (token: string) {
  const owner = yield* Sessions.use((sessions) => sessions.find("admin", token));
  if (!owner) return yield* new NotSignedIn();
  return yield* Administrators.use((administrators) => administrators.byId(owner.id)).pipe(
    Effect.catchTag("AdministratorNotFound", () => Effect.fail(new NotSignedIn())),
  );
});

/** Ends this session and no other. */
export const signOut = (kind: SessionKind, token: string) =>
  Sessions.use((sessions) => sessions.end(kind, token));
