import type { FastifyRequest } from "fastify";

/** As long as the step itself lasts in the database. */
export const STEP_SECONDS = 5 * 60;

/** What links the two steps of a sign-in: only the browser that gave the password has it. */
export interface SignInStep {
  readonly keep: (token: string) => void;
  /** Null if this browser gave no password, or too long ago. */
  readonly token: () => string | null;
  readonly end: () => void;
}

export const signInStep = ({ signInStep: sealed }: FastifyRequest): SignInStep => ({
  keep: (token) => {
    sealed.set("token", token);
    sealed.options({ maxAge: STEP_SECONDS });
  },
  token: () => sealed.get("token") ?? null,
  end: () => sealed.delete(),
});
