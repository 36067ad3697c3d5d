/** The page is designed for 1920 by 1080 and scales to any television. */
const unit = "min(100vw / 1920, 100vh / 1080)";

/** A length in pixels of the large screen. */
export const tv = (pixels: number): string => `calc(${unit} * ${pixels})`;
