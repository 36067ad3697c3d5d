import { Console, Effect, Stream } from "effect";
import { findTypedTexts } from "../../../application/accounts/typedTexts/findTypedTexts.ts";
import type { TypedText } from "../../../application/accounts/typedTexts/typedTextsAbout.ts";
import { type Player, Players } from "../../../application/ports/Players.ts";
import { asOperator } from "../asOperator.ts";
import { askToConfirm } from "../terminal/askToConfirm.ts";
import { countText } from "../terminal/countText.ts";
import { withProgressBar } from "../terminal/progressBar.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { findPlayer } from "./findPlayer.ts";
import { nameOf } from "./users.ts";

interface Options {
  readonly yes: boolean;
  readonly check: boolean;
  readonly json: boolean;
}

/** The texts are searched first, because afterwards the name is no longer known. */
export const eraseUser = Effect.fn("golf users erase")(function* (
  text: string,
  { yes, check, json }: Options,
  person: Terminal,
) {
  const player = yield* findPlayer(text);
  const typedTexts = yield* textsAbout(player);
  if (!json) yield* Effect.forEach(typedTexts, (typed) => Console.log(lineOf(typed)));
  const texts = countText(typedTexts.length, "typed text");
  if (!check) {
    yield* askToConfirm(`Erase ${nameOf(player)} for good? What stays: ${texts}.`, { yes, person });
    yield* Players.use(({ erase }) => erase(player.id, asOperator()));
  }
  if (json)
    return yield* Console.log(JSON.stringify({ id: player.id, erased: !check, typedTexts }));
  yield* Console.log(
    check
      ? `Nothing was erased. Of ${nameOf(player)} would stay: ${texts}.`
      : `Erased the account of the player ${player.id}: results stay under "Former player". ` +
          `What stays as it was typed: ${texts}.`,
  );
});

const textsAbout = (player: Player) =>
  withProgressBar(findTypedTexts(player)).pipe(
    Stream.runFold(
      (): ReadonlyArray<TypedText> => [],
      (all, { texts }) => [...all, ...texts],
    ),
  );

const whys: Record<TypedText["why"], string> = {
  author: "typed by them",
  about: "about them",
  names: "names them",
};

const lineOf = ({ stream, revision, recordedAt, type, field, text, why }: TypedText) =>
  [`${stream} ${revision}`, recordedAt, `${type} ${field}`, whys[why], text].join("\t");
