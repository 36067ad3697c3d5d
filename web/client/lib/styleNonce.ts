/**
 * What locks the page behind a dialog is a style element, which the policy of the page allows by
 * this number alone. Its library looks for the number under this name.
 */
export const allowOwnStyles = (): void => {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  Object.assign(window, { __webpack_nonce__: nonce });
};
