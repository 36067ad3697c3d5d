/** Height at a point of the drawing. */
export type Surface = (x: number, y: number) => number;

/** An elliptic bump (or, with a negative lift, a hollow), turned by cosine and sine. */
interface Hill {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly breadth: number;
  readonly cosine: number;
  readonly sine: number;
  readonly lift: number;
}

export const surfaceOf =
  (hills: ReadonlyArray<Hill>): Surface =>
  (x, y) => {
    let height = 0;
    for (const hill of hills) {
      const dx = x - hill.x;
      const dy = y - hill.y;
      const along = (dx * hill.cosine + dy * hill.sine) / hill.length;
      const across = (dy * hill.cosine - dx * hill.sine) / hill.breadth;
      height += hill.lift * Math.exp(-0.5 * (along * along + across * across));
    }
    return height;
  };

/** The land around a green. */
export const scatterHills = (
  random: () => number,
  count: number,
  width: number,
  height: number,
): ReadonlyArray<Hill> =>
  Array.from({ length: count }, () => {
    const size = Math.min(width, height);
    const turn = random() * Math.PI;
    return {
      x: (random() * 1.3 - 0.15) * width,
      y: (random() * 1.3 - 0.15) * height,
      length: size * (0.16 + random() * 0.3),
      breadth: size * (0.1 + random() * 0.18),
      cosine: Math.cos(turn),
      sine: Math.sin(turn),
      lift: random() < 0.72 ? 0.5 + random() * 0.6 : -0.5 - random() * 0.3,
    };
  });

export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The swells on a putting green. */
export const rollGreen = (random: () => number, { x, y, radius }: Round): Surface =>
  surfaceOf(
    Array.from({ length: 6 }, () => {
      const angle = random() * 6.283;
      const distance = random() * radius * 0.8;
      const turn = random() * 3.14;
      return {
        x: x + distance * Math.cos(angle),
        y: y + distance * Math.sin(angle),
        length: radius * (0.3 + random() * 0.35),
        breadth: radius * (0.22 + random() * 0.2),
        cosine: Math.cos(turn),
        sine: Math.sin(turn),
        lift: random() < 0.6 ? 1 : -0.8,
      };
    }),
  );

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** Heights on a raster that reaches one cell beyond its box on every side. */
export interface Grid {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float64Array;
}

/** The rim is far below everything, so that every outline closes. */
const FAR_BELOW = -1e9;

/** Sampled once and cut at many levels, because computing heights takes most of the time. */
export const sample = (surface: Surface, box: Box): Grid => {
  const columns = Math.ceil(box.width / box.cell) + 3;
  const rows = Math.ceil(box.height / box.cell) + 3;
  const heights = new Float64Array(columns * rows).fill(FAR_BELOW);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      heights[row * columns + column] = surface(
        box.x + (column - 1) * box.cell,
        box.y + (row - 1) * box.cell,
      );
    }
  }
  return { box, columns, rows, heights };
};

/** The part of a shape above a level and inside the other shape: the lower of both heights. */
export const within = (other: Grid, one: Grid, level: number, stretch: number): Grid => ({
  ...one,
  heights: one.heights.map((height, index) =>
    Math.min(height - level, (other.heights[index] ?? 0) * stretch),
  ),
});
