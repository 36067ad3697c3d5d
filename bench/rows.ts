import { board } from "./rows/board.ts";
import { G2 } from "./rows/G2.ts";
import { G3 } from "./rows/G3.ts";
import { G6 } from "./rows/G6.ts";
import { G7 } from "./rows/G7.ts";
import { G13 } from "./rows/G13.ts";
import { G14 } from "./rows/G14.ts";
import { P1 } from "./rows/P1.ts";
import { P1b } from "./rows/P1b.ts";
import { P2 } from "./rows/P2.ts";
import { P3 } from "./rows/P3.ts";
import { P4 } from "./rows/P4.ts";
import { P5 } from "./rows/P5.ts";
import { P6 } from "./rows/P6.ts";
import { P7 } from "./rows/P7.ts";
import { P8 } from "./rows/P8.ts";
import { skins } from "./rows/skins.ts";

/** All rows, in the order of the table. */
export const rows = [P1, P1b, P2, P3, P4, P5, P6, P7, P8, G2, G3, G6, G7, G13, G14, board, skins];
