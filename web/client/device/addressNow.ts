/**
 * The parameters of the address at this moment. Those of the drawn page are older if two controls
 * are pressed quickly, and the second press would take the first one back.
 */
export const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search);
