/** The sizes as the form shows them; three are stored under shorter names. */
const sizes = ["XS", "SM", "MED", "LG", "XL", "XXL", "XXXL"] as const;

export const defaultShirtSize = "MED";

export const shirtSizeOptions = sizes.map((size) => ({ value: size, label: size }));
