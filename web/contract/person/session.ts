import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { orElse } from "../inputs/absent.ts";
import { email, password } from "../inputs/texts.ts";
import { Done } from "../shared.ts";
import { User } from "./user.ts";

export const getUser = endpoint({
  summary: "Who is signed in as a player",
  method: "GET",
  path: "/api/user",
  access: "player",
  from: ["players"],
  success: { status: 200, body: User },
  refusals: ["NotSignedIn"],
});

export const LoginInput = Schema.Struct({
  username: email(),
  password: password(1, "Password is required"),
  rememberMe: orElse(Schema.Boolean, false),
});
export type LoginInput = typeof LoginInput.Type;

export const login = endpoint({
  summary: "Signs a player in",
  method: "POST",
  path: "/api/login",
  access: "anyone",
  body: LoginInput,
  success: { status: 200, body: User },
  refusals: ["SignInRefused", "TooManyAttempts"],
});

export const logout = endpoint({
  summary: "Signs the player out",
  method: "POST",
  path: "/api/logout",
  access: "anyone",
  success: { status: 200, body: Done },
});
