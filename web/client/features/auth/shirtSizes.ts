/** As the register form has always called them; three are stored by shorter names. */
const sizes = ["XS", "SM", "MED", "LG", "XL", "XXL", "XXXL"] as const;

export const defaultShirtSize = "MED";

export const shirtSizeOptions = sizes.map((size) => ({ value: size, label: size }));
