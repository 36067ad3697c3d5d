/** Whose page is drawn. */
export interface PictureAsked {
  readonly path: string;
  /** What stands after the question mark of its address. */
  readonly search: string;
  readonly hasSession: boolean;
}

/**
 * Draws what a page shows with these answers, which are JSON by the addresses of their calls. Null if
 * the page has no picture.
 */
export type DrawPicture = (asked: PictureAsked, answers: string) => string | null;

/** How the built client lets the server draw, with the facts that its pages have in their heads. */
export interface PictureModule {
  readonly openPictures: (facts: Readonly<Record<string, string>>) => Promise<DrawPicture>;
}
