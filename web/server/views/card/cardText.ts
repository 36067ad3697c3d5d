import { Schema } from "effect";
import { CardHole, Score, Scorecard } from "../../../contract/card/scorecard.ts";
import { makeListText } from "../../http/prepared.ts";

const { scores: _scores, holes: _holes, ...others } = Scorecard.fields;
const encodeOthers = Schema.encodeSync(Schema.Struct(others));
const scoresText = makeListText(Schema.encodeSync(Score));
const holesText = makeListText(Schema.encodeSync(CardHole));

/** The text of a card. Holes in which nothing changed since the last answer keep theirs. */
export const cardText = ({ scores, holes, ...card }: Scorecard) => {
  const text = JSON.stringify(encodeOthers(card)).slice(0, -1);
  return `${text},"scores":${scoresText(scores)},"holes":${holesText(holes)}}`;
};
