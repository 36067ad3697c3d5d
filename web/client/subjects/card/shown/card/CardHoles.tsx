import { columnsOf, type HolesOfCard, NINE } from "./columns.ts";
import { NineTable } from "./NineTable.tsx";

interface Props {
  readonly card: HolesOfCard;
}

/** All holes of a card, nine and nine. */
export const CardHoles = ({ card }: Props) => {
  const columns = columnsOf(card);
  const front = columns.slice(0, NINE);
  const back = columns.slice(NINE);
  return (
    <>
      <NineTable name="Front Nine" columns={front} sums={[{ name: "OUT", columns: front }]} />
      {back.length > 0 ? (
        <NineTable
          name="Back Nine"
          columns={back}
          sums={[
            { name: "IN", columns: back },
            { name: "TOT", columns },
          ]}
        />
      ) : null}
    </>
  );
};
