import type { TodayEvent } from "../../../contract/today.ts";
import { Plates } from "../../components/figures/Plates.tsx";

interface Props {
  readonly standing: NonNullable<TodayEvent["standing"]>;
}

const totals = { gross: "Total", net: "Net total", stableford: "Points", matches: "Points" };

/** Place, total and holes played, as on the board. */
export const Standing = ({ standing }: Props) => {
  const { position, players, total, thru, scoring } = standing;
  return (
    <Plates
      plates={[
        { label: `Place of ${players}`, value: position },
        { label: totals[scoring], value: total, tone: toneOf(standing) },
        { label: "Thru", value: thru },
      ]}
    />
  );
};

/** Texts of the board start with a minus only below par. */
const toneOf = ({ total, scoring }: Props["standing"]) => {
  if (scoring === "stableford" || scoring === "matches") return "plain";
  if (total.startsWith("-") && total !== "-") return "under";
  return total.startsWith("+") ? "over" : "par";
};
