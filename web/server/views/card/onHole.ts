interface Entry {
  readonly strokes: number | null;
  readonly pickedUp?: boolean;
  readonly conceded?: boolean;
}

/** What stands on a hole, in the form of answers. */
export const onHole = ({ strokes, pickedUp = false, conceded = false }: Entry) => ({
  ...{ strokes, pickedUp, conceded },
});

interface Columns {
  readonly strokes: number | null;
  readonly picked_up: boolean;
  readonly conceded: boolean;
}

/** The same of a stored row. */
export const inRow = ({ strokes, picked_up: pickedUp, conceded }: Columns) => ({
  ...{ strokes, pickedUp, conceded },
});
