/** The page is designed for this size and scales to any television. */
export const SCREEN = { width: 1920, height: 1080 };

const unit = `min(100vw / ${SCREEN.width}, 100vh / ${SCREEN.height})`;

/** A length in pixels of the large screen. */
export const tv = (pixels: number): string => `calc(${unit} * ${pixels})`;
