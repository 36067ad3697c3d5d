import { slopeArrows } from "./arrows.ts";
import { blob } from "./blob.ts";
import { placeBunkers } from "./bunkers.ts";
import { sample, within } from "./grid.ts";
import { randomFrom } from "./random.ts";
import { outline } from "./smoothPath.ts";
import { rollGreen, scatterHills, surfaceOf } from "./terrain.ts";

/** Sizes are in units of the drawing's view box. */
export interface GreenOptions {
  readonly width: number;
  readonly height: number;
  readonly levels?: number;
  readonly cell?: number;
  readonly hillCount?: number;
  /** Middle and radius of the putting green. */
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
  readonly squash?: number;
  readonly bunkers?: number;
  readonly arrowGap?: number;
}

/** SVG path data, from bottom to top. */
export interface Green {
  readonly land: ReadonlyArray<string>;
  readonly bunkers: ReadonlyArray<string>;
  readonly collar: string;
  readonly surface: string;
  readonly rings: ReadonlyArray<string>;
  readonly arrows: string;
  readonly pin: { readonly x: number; readonly y: number };
}

const RINGS = 9;

/** Draws a green from a seed: the same event or hole always gets the same drawing. */
export const drawGreen = (seed: string, options: GreenOptions): Green => {
  const { width, height, levels = 14, cell = 14, hillCount = 9, bunkers = 3 } = options;
  const { x = width / 2, y = height / 2, squash = 0.78 } = options;
  const radius = options.radius ?? Math.min(width, height) * 0.34;
  const random = randomFrom(seed);

  const mound = {
    x,
    y,
    length: radius * 1.5,
    breadth: radius * 1.3,
    cosine: 1,
    sine: 0,
    lift: 0.9,
  };
  const land = surfaceOf([...scatterHills(random, hillCount, width, height), mound]);
  const edge = blob(random, { x, y, radiusX: radius, radiusY: radius * squash });
  const roll = rollGreen(random, { x, y, radius });
  const inner = {
    x: x - radius * 1.6,
    y: y - radius * 1.6,
    width: radius * 3.2,
    height: radius * 3.2,
    cell: Math.max(4, radius / 22),
  };
  const edgeGrid = sample(edge, inner);
  const rollGrid = sample(roll, inner);
  const sand = placeBunkers(random, bunkers, { x, y, radius, squash });
  const angle = random() * 6.283;
  const distance = radius * (0.18 + random() * 0.24);

  return {
    land: contourLand(land, width, height, cell, levels),
    bunkers: sand,
    collar: outline(edgeGrid, -0.1),
    surface: outline(edgeGrid, 0),
    rings: Array.from({ length: RINGS }, (_, ring) =>
      outline(within(edgeGrid, rollGrid, -0.55 + ring * 0.22, 4), 0),
    ),
    arrows: slopeArrows(roll, edge, { x, y, radius }, options.arrowGap ?? radius / 5),
    pin: {
      x: x + Math.cos(angle) * distance,
      y: y + Math.sin(angle) * distance * squash,
    },
  };
};

const contourLand = (
  land: (x: number, y: number) => number,
  width: number,
  height: number,
  cell: number,
  levels: number,
) => {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let y = 0; y <= height; y += cell) {
    for (let x = 0; x <= width; x += cell) {
      const at = land(x, y);
      lowest = Math.min(lowest, at);
      highest = Math.max(highest, at);
    }
  }
  const box = {
    x: -2 * cell,
    y: -2 * cell,
    width: width + 4 * cell,
    height: height + 4 * cell,
    cell,
  };
  const grid = sample(land, box);
  return Array.from({ length: levels }, (_, level) =>
    outline(grid, lowest + ((highest - lowest) * (level + 0.5)) / levels),
  );
};
