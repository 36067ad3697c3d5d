/** Milliseconds of the clock that all processes of a machine share. */
export const now = () => Number(process.hrtime.bigint()) / 1e6;
