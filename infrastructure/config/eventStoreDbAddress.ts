/** The form of an EventStoreDB address, in words that end the sentence "ESDB_URL must be ...". */
export const anAddress =
  "an address such as esdb://name:password@events.example.org:2113 or esdb+discover://..., " +
  "with options such as ?tls=false";

/** EventStoreDB is called KurrentDB today, and its addresses begin with that name. */
const scheme = "(esdb|kurrentdb)(\\+discover)?";
const host = "[\\w.-]+(:\\d{1,5})?";
const pattern = new RegExp(
  `^${scheme}://([^:@]+:[^@]+@)?(?<hosts>${host}(,${host})*)/?([?](?<options>.+))?$`,
);

/** Whether an address is meant for EventStoreDB, even if it contains mistakes. */
export const namesEventStoreDb = (address: string) => /^(esdb|kurrentdb)\b/.test(address);

/** The address in the form that the client knows. */
export const clientAddress = (address: string) => address.replace(/^kurrentdb/, "esdb");

/**
 * The options that the client knows. It accepts them in upper and lower case, with dashes and
 * underscores.
 */
const knownOptions = [
  "connectionname",
  "defaultdeadline",
  "discoveryinterval",
  "gossiptimeout",
  "keepaliveinterval",
  "keepalivetimeout",
  "maxdiscoverattempts",
  "nodepreference",
  "throwonappendfailure",
  "tls",
  "tlscafile",
  "tlsverifycert",
  "usercertfile",
  "userkeyfile",
];

/**
 * Whether the client can read an address. The client must not check this itself, because its errors
 * print the whole address with its password. It fails in this way at an option that it does not
 * know, and at `tlsVerifyCert=false`, which it ignores.
 */
export const isAddress = (text: string) => {
  const match = pattern.exec(text);
  const options = match?.groups?.["options"]?.split("&") ?? [];
  return match !== null && hasPorts(match.groups?.["hosts"] ?? "") && options.every(isKnownOption);
};

const hasPorts = (hosts: string) =>
  hosts.split(",").every((host) => Number(host.split(":")[1] ?? 0) <= 65_535);

const isKnownOption = (option: string) => {
  const [name = "", value] = option.split("=");
  const known = name.toLowerCase().replace(/[_-]/g, "");
  const isIgnored = known === "tlsverifycert" && value?.trim() === "false";
  return Boolean(value) && knownOptions.includes(known) && !isIgnored;
};
