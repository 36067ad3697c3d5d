/** Whether a newer version of the product has replaced the one of this page. */
let isThere = false;

export const newVersion = {
  arrived: (): void => {
    isThere = true;
  },
  isThere: (): boolean => isThere,
};
