import { memo } from "react";
import { hasDocument } from "../../device/hasDocument.ts";
import { joinClasses } from "../layout.ts";
import { type GreenOptions, rememberedGreen } from "./contours/green.ts";
import * as styles from "./Ground.css.ts";

interface Props extends GreenOptions {
  /** The event's id; for a hole `${eventId}:${hole}`. */
  readonly seed: string;
  /** `land` draws contour lines only; `hole` omits the flag, for empty states. */
  readonly shows?: "land" | "hole" | "flag";
  /** Which part stays visible if the drawing is cropped. */
  readonly keeps?: "middle" | "right" | "top right";
  readonly pinScale?: number;
  readonly className?: string;
}

const INDEX_LINE = 4;
const aspects = {
  middle: "xMidYMid slice",
  right: "xMaxYMid slice",
  "top right": "xMaxYMin slice",
} as const;

/** A green as in a yardage book. It fills its box. Do not put it behind tables or forms. */
export const Ground = memo(
  ({ seed, shows = "flag", keeps = "middle", pinScale = 0.95, className, ...options }: Props) => {
    // It is larger than all words of a page, so the server leaves it to the browser.
    if (!hasDocument) return <div className={joinClasses(styles.ground, className)} />;
    const { land, bunkers, collar, surface, rings, arrows, pin } = rememberedGreen(seed, options);
    return (
      <svg
        className={joinClasses(styles.ground, className)}
        viewBox={`0 0 ${options.width} ${options.height}`}
        preserveAspectRatio={aspects[keeps]}
        aria-hidden="true"
        focusable="false"
        data-drawing=""
      >
        {land.map((path, level) =>
          path ? (
            <path
              key={path}
              className={level % INDEX_LINE === 0 ? styles.index : styles.land}
              d={path}
            />
          ) : null,
        )}
        {shows === "land" ? null : (
          <>
            {bunkers.filter(Boolean).map((path) => (
              <path key={path} className={styles.sand} d={path} />
            ))}
            <path className={styles.collar} d={collar} />
            <path className={styles.surface} d={surface} />
            {rings.filter(Boolean).map((path) => (
              <path key={path} className={styles.ring} d={path} />
            ))}
            <path className={styles.arrow} d={arrows} />
            <Pin x={pin.x} y={pin.y} scale={pinScale} hasFlag={shows === "flag"} />
          </>
        )}
      </svg>
    );
  },
);

interface PinProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly hasFlag: boolean;
}

const Pin = ({ x, y, scale, hasFlag }: PinProps) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
    <ellipse className={styles.hole} rx="4.6" ry="2.4" />
    {hasFlag ? (
      <>
        <path className={styles.pole} d="M0 0V-45" />
        <path
          className={styles.flag}
          d="M0-44C8-47 15-40 26-43C23-39.5 21-37 20.5-34.6C23-33 25-31.6 28-30C17-27.6 9-33.4 0-29.4Z"
        />
      </>
    ) : null}
  </g>
);
