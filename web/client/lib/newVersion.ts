/** Whether this page is of a version that another one has replaced meanwhile. */
let isThere = false;

export const newVersion = {
  arrived: (): void => {
    isThere = true;
  },
  isThere: (): boolean => isThere,
};
