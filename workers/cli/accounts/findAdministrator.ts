import { Effect, Option, Schema } from "effect";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { AdministratorId } from "../../../domain/shared/values.ts";
import { Refused } from "../refused.ts";

/** Finds an administrator by id or e-mail, archived ones too. */
export const findAdministrator = Effect.fnUntraced(function* (text: string) {
  const administrators = yield* Administrators;
  const id = Schema.decodeUnknownOption(AdministratorId)(text);
  const found = Option.isSome(id)
    ? (yield* administrators.manyById([id.value])).get(id.value)
    : yield* administrators.byEmail(text.trim());
  return found ?? (yield* nobody(text));
});

const nobody = (text: string) =>
  new Refused({ message: `There is no administrator ${text}: golf admin list --all shows them.` });
