/**
 * The library locks the page behind a dialog with a style element. The content security policy
 * allows it only with this nonce, which the library reads from this global.
 */
export const allowOwnStyles = (): void => {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  Object.assign(window, { __webpack_nonce__: nonce });
};
