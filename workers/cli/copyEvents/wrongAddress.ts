/**
 * The reason why an address cannot be used: one sentence, which never shows a part that may be a
 * password.
 */
export const wrongAddress = (
  option: string,
  text: string,
  isAddress: (text: string) => boolean,
) => {
  if (/^postgres(ql)?:/.test(text)) {
    return (
      `${option} must name a host and a database, as in postgres://name:password@host/database ` +
      "(in a password, @ is written %40 and / is written %2F)."
    );
  }
  const unusable = unusableOption(text, isAddress);
  if (unusable === undefined) {
    return (
      `${option} must be a postgres:// or an esdb:// address, as in ` +
      "esdb://name:password@host:2113?tls=false (in a password, @ is written %40)."
    );
  }
  return `${option} has an option that the client of EventStoreDB cannot use: ${unusable}.`;
};

/**
 * The name of an unknown option, if the rest is valid. Text after an @ is not part of a password.
 */
const unusableOption = (text: string, isAddress: (text: string) => boolean) => {
  const start = text.indexOf("?", text.lastIndexOf("@") + 1);
  if (start < 0 || !isAddress(text.slice(0, start))) return undefined;
  const options = text.slice(start + 1).split("&");
  const unusable = options.find((one) => !isAddress(`esdb://host?${one}`));
  return /^[\w-]+/.exec(unusable ?? "")?.[0];
};
