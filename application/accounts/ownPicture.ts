import { Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import { Pictures } from "../ports/Pictures.ts";
import { Players } from "../ports/Players.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Throttle } from "../ports/Throttle.ts";

/** The picture is made from the uploaded file. The file itself is not stored. */
export const changeOwnPicture = Effect.fn("changeOwnPicture")(function* (
  id: PlayerId,
  file: Uint8Array,
  origin: ChangeOrigin,
) {
  yield* Throttle.use((throttle) => throttle.changePicture(id));
  const picture = yield* Pictures.use((pictures) => pictures.make(file));
  return yield* Players.use((players) => players.setPicture(id, picture, origin));
});

export const removeOwnPicture = (id: PlayerId, origin: ChangeOrigin) =>
  Players.use((players) => players.setPicture(id, null, origin));
