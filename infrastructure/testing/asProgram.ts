/**
 * How tests start a process of the product: as `npm start` does, but without optimised code. Most of
 * these processes end within seconds, in which optimising takes a fifth of the processor and gains
 * nothing.
 */
export const asProgram = ["--no-opt", "scripts/run.mjs"] as const;
