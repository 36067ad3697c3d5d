/** "7KQ2 M0XD ...": people lose their place in a long text. */
export const grouped = (text: string): string => text.match(/.{1,4}/gu)?.join(" ") ?? text;
