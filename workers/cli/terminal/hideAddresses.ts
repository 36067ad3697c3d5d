/** Commander prints an unknown word, which may be an address with its password. */
export const hideAddresses = (text: string) => text.replace(/'([\w-]*)[^\w\s'-].*'/s, "'$1'");
