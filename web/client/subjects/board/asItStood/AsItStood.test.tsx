import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlayState } from "../boardEvent.ts";
import { TimeControl } from "./AsItStood.tsx";

const span = { from: new Date("2026-06-13T08:01:00Z"), to: new Date("2026-06-13T12:21:00Z") };

/** The words at the ends of the slider, and the value that a screen reader says. */
const wordsOf = (playState: PlayState, chosen: Date | null = null) => {
  const markup = renderToStaticMarkup(
    <TimeControl
      newest={null}
      span={span}
      scores={[]}
      chosen={chosen}
      onChoose={() => undefined}
      now={new Date("2026-06-20T10:00:00Z")}
      playState={playState}
    />,
  );
  const [, said] = /aria-valuetext="([^"]*)"/u.exec(markup) ?? [];
  const ends = [...markup.matchAll(/<span>([^<]*)<\/span>/gu)].map(([, word]) => word);
  return { said, end: ends.slice(0, 2)[1] };
};

test("while scores come in, the slider ends now", () => {
  const { said, end } = wordsOf("live");
  expect(end).toBe("Now");
  expect(said).toMatch(/^Now, \d\d:\d\d$/u);
});

test("the slider of an event that is over ends with its last board", () => {
  expect(wordsOf("final")).toEqual({ said: "Final", end: "Final" });
  expect(wordsOf("cancelled")).toEqual({ said: "Cancelled", end: "Cancelled" });
});

test("an earlier board is said by its time, whether or not the event is over", () => {
  expect(wordsOf("final", span.from)).toEqual({
    said: expect.stringMatching(/^Jun 13, 2026, \d\d:\d\d$/u),
    end: "Final",
  });
});
