/**
 * The website of a course: an address of the web, with its scheme or without one, as people type it.
 * No other scheme, which a browser may run or open a program for.
 */
export const webAddress = /^(?:https?:\/\/|(?!\s*[a-z][a-z0-9+.-]*:))./iu;
