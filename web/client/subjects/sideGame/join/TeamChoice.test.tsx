import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aGame } from "../testing.ts";
import { TeamChoice } from "./TeamChoice.tsx";

const shown = (isTeamUnknown: boolean) =>
  renderToStaticMarkup(
    <TeamChoice
      game={aGame({ gameFormat: "team" })}
      ownTeam={null}
      isTeamUnknown={isTeamUnknown}
      name={{ value: "", onChange: () => undefined }}
      captain={{ checked: false, onChange: () => undefined }}
      onTeam={() => undefined}
    />,
  );

test("who joins is told that the teams could not be read, and can still type one", () => {
  expect(shown(true)).toContain("The teams of this event could not be read.");
  expect(shown(true)).toContain('type="text"');
  expect(shown(false)).not.toContain("could not be read");
});
