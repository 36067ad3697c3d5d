import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { asStack } from "../../../../ui/layout.ts";
import { moneyText } from "../../../../ui/money.ts";
import { leadersOf, type Measured, type MeasuredGame } from "../../distance/distanceTexts.ts";
import { isAt } from "../../place.ts";
import { namesOf } from "../holesInPlay.ts";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly entry: Measured;
}

const CENTS = 100;

/** Says before saving who wins the hole now and who would win it. */
export const EntryConsequence = ({ game, results, entry }: Props) => {
  const { holeNumber, playerId, distance } = entry;
  const names = namesOf(game);
  const hole = results.holes.find(isAt(entry));
  const value = hole ? moneyText(hole.value / CENTS) : null;
  const earlier = results.entries.find((each) => each.playerId === playerId && isAt(entry)(each));
  const isReady = playerId !== "" && (distance === null || distance > 0);
  const { before, after } = entryChange({ ...game, ...results }, entry);
  const who = (ids: ReadonlyArray<string>) =>
    ids.map((id) => names.get(id) ?? "").join(" and ") || "nobody";
  const isSame = before.join() === after.join();
  return (
    <output className={asStack({ gap: 1, pad: 3, ground: "raised", radius: "control" })}>
      <span>{`Hole ${holeNumber}${value ? ` for ${value}` : ""}: ${who(before)} ${before.length === 0 ? "yet" : "leads"}.`}</span>
      {earlier?.distance != null && isReady ? (
        <span>{`${names.get(playerId)} has ${earlier.distance} now; it will be replaced.`}</span>
      ) : null}
      {isReady ? (
        <span>
          {isSame ? "This changes nothing at the top." : `Afterwards ${who(after)} leads.`}
        </span>
      ) : null}
    </output>
  );
};

interface EntryChange {
  /** The ids of the players who win the hole; several may share it. */
  readonly before: ReadonlyArray<string>;
  readonly after: ReadonlyArray<string>;
}

/** The winners of a hole now, and the winners with another entry. */
export const entryChange = (game: MeasuredGame, entry: Measured): EntryChange => {
  const others = game.entries.filter(
    (each) => !(isAt(entry)(each) && each.playerId === entry.playerId),
  );
  return {
    before: leadersOf(game, entry),
    after: leadersOf({ ...game, entries: [...others, entry] }, entry),
  };
};
