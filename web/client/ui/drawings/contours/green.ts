import { outline } from "./smoothPath.ts";
import {
  type Round,
  rollGreen,
  type Surface,
  sample,
  scatterHills,
  surfaceOf,
  within,
} from "./terrain.ts";

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
interface Green {
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

interface Around extends Round {
  readonly squash: number;
}

/** Bunkers around a green, evenly spread but irregular. */
const placeBunkers = (
  random: () => number,
  count: number,
  green: Around,
): ReadonlyArray<string> => {
  const first = random() * 6.283;
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (index * 6.283) / count + (random() - 0.5) * 0.9;
    const size = green.radius * (0.17 + random() * 0.12);
    const x = green.x + Math.cos(angle) * green.radius * 1.32;
    const y = green.y + Math.sin(angle) * green.radius * green.squash * 1.42;
    const shape = {
      x,
      y,
      radiusX: size * 1.5,
      radiusY: size * 0.85,
      rough: 0.2,
      turn: angle + 1.57,
    };
    const reach = size * 4.8;
    const box = {
      x: x - reach / 2,
      y: y - reach / 2,
      width: reach,
      height: reach,
      cell: Math.max(2.5, size / 6),
    };
    return outline(sample(blob(random, shape), box), 0);
  });
};

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly rough?: number;
  readonly turn?: number;
}

const WAVES = [2, 3, 4, 5];

/** A round shape with an irregular edge: above 0 inside, 0 on the edge, below 0 outside. */
const blob = (random: () => number, shape: Shape): Surface => {
  const { x: middleX, y: middleY, radiusX, radiusY, rough = 0.16 } = shape;
  const turn = shape.turn ?? random() * 6.283;
  const waves = WAVES.map((count) => ({
    count,
    size: (rough / count) * (0.6 + random()) * 1.6,
    phase: random() * 6.283,
  }));
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return (x, y) => {
    const dx = (x - middleX) * cosine + (y - middleY) * sine;
    const dy = (y - middleY) * cosine - (x - middleX) * sine;
    const angle = Math.atan2(dy / radiusY, dx / radiusX);
    let edge = 1;
    for (const { count, size, phase } of waves) edge += size * Math.cos(count * angle + phase);
    return edge - Math.hypot(dx / radiusX, dy / radiusY);
  };
};

/** Slope arrows all over a green: they point downhill, longer where it is steeper. */
const slopeArrows = (roll: Surface, edge: Surface, green: Round, gap: number): string => {
  const { x: middleX, y: middleY, radius } = green;
  let path = "";
  for (let y = middleY - radius * 1.3; y < middleY + radius * 1.3; y += gap) {
    for (let x = middleX - radius * 1.3; x < middleX + radius * 1.3; x += gap) {
      if (edge(x, y) >= 0.14) path += arrow(roll, radius, gap, x, y);
    }
  }
  return path;
};

const REACH = 2;

const arrow = (roll: Surface, radius: number, gap: number, x: number, y: number) => {
  const slopeX = (roll(x - REACH, y) - roll(x + REACH, y)) / (2 * REACH);
  const slopeY = (roll(x, y - REACH) - roll(x, y + REACH)) / (2 * REACH);
  const steepness = Math.hypot(slopeX, slopeY) * radius;
  if (steepness < 0.35) return "";
  const length = gap * Math.min(0.62, 0.2 + steepness * 0.16);
  const wayX = (slopeX / steepness) * radius;
  const wayY = (slopeY / steepness) * radius;
  const [endX, endY] = [x + wayX * length, y + wayY * length];
  const head = gap * 0.15;
  const at = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const left = at(endX - wayX * head - wayY * head, endY - wayY * head + wayX * head);
  const right = at(endX - wayX * head + wayY * head, endY - wayY * head - wayX * head);
  return `M${at(x, y)}L${at(endX, endY)}M${left}L${at(endX, endY)}L${right}`;
};

const KEPT = 60;
const drawn = new Map<string, Green>();

/** Caches drawn greens; the oldest ones are dropped. */
export const rememberedGreen = (seed: string, options: GreenOptions): Green => {
  const name = JSON.stringify([seed, options]);
  const known = drawn.get(name);
  if (known) return known;
  const green = drawGreen(seed, options);
  drawn.set(name, green);
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return green;
};

/** Small deterministic random numbers (0..1) from a text seed. */
export const randomFrom = (seed: string): (() => number) => {
  let hash = 2166136261;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return (hash >>> 0) / 4294967296;
  };
};
