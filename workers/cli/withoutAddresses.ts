/** Commander shows the word that it does not know, which may be an address with its password. */
export const withoutAddresses = (text: string) => text.replace(/'([\w-]*)[^\w\s'-].*'/s, "'$1'");
