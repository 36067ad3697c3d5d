import { oneWord } from "../../../domain/shared/searchText.ts";
import type { PlayerProfile } from "../../ports/Players.ts";
import { type Account, type MemberRow, memberFields, type RowOutcome } from "./memberRow.ts";

/**
 * Says of each row of a file what taking it would do. The member number tells whose row it is, or
 * else the e-mail address, never a name. An e-mail address is what people sign in with, so a file
 * does not change it.
 */
export const compareRows = <Known extends Account>(
  rows: ReadonlyArray<MemberRow>,
  accounts: ReadonlyArray<Known>,
): ReadonlyArray<RowOutcome<Known>> => {
  const known = indexOf(accounts);
  const seen = { emails: new Set(), numbers: new Set(), names: new Set(), accounts: new Set() };

  return rows.map((row) => {
    const { email = "", memberNumber } = row.values;
    const [emailKey, numberKey] = [email.toLowerCase(), keyOfNumber(memberNumber)];
    const named = known.byNumber.get(numberKey) ?? [];
    const mailed = known.byEmail.get(emailKey);
    const account = named.find((each) => each === mailed) ?? named[0] ?? mailed;

    const name = nameKey(row.values);
    const repeats = [
      ...(seen.emails.has(emailKey) ? ["An earlier row has the same e-mail"] : []),
      ...(seen.numbers.has(numberKey) ? ["An earlier row has the same member number"] : []),
      ...(account && seen.accounts.has(account)
        ? ["An earlier row is about the same account"]
        : []),
    ];
    const isNamesake = seen.names.has(name);
    if (emailKey !== "") seen.emails.add(emailKey);
    if (numberKey !== "") seen.numbers.add(numberKey);
    if (name !== "") seen.names.add(name);
    if (account) seen.accounts.add(account);

    const broken = identity.flatMap((field) => row.faults[field] ?? []);
    if (broken.length > 0) return refused(broken);
    if (repeats.length > 0) return refused(repeats);
    if (!account) {
      const doubts = [
        ...(isNamesake ? ["An earlier row has the same name"] : []),
        ...(known.names.has(name) ? ["Another account has this name"] : []),
      ];
      return ofNobody(row, doubts);
    }
    if (mailed && mailed !== account) {
      return refused([`This e-mail belongs to ${nameOf(mailed)}`]);
    }
    if (named.length > 1 && account !== mailed) {
      return refused(["Several accounts have this member number"]);
    }
    return ofAccount(row, account, named.length > 0);
  });
};

/** Without these nobody knows whose row it is. */
const identity = ["firstName", "lastName", "email"] as const;

const refused = (reasons: ReadonlyArray<string>) =>
  ({ kind: "unclear", reasons, effect: null }) as const;

/** Nobody has this member number or e-mail yet. */
const ofNobody = (
  { values, faults }: MemberRow,
  namesakes: ReadonlyArray<string>,
): RowOutcome<never> => {
  const { firstName, lastName, email } = values;
  if (firstName === undefined && lastName === undefined) {
    return refused(["No account has this member number or e-mail"]);
  }
  if (firstName === undefined) return refused(["The first name is missing"]);
  if (lastName === undefined) return refused(["The last name is missing"]);
  if (email === undefined) {
    return { kind: "noEmail", reasons: ["An account needs an e-mail"], effect: null };
  }
  const reasons = [...namesakes, ...Object.values(faults)];
  const profile = { ...nothing, ...values, firstName, lastName, email };
  const effect = { kind: "add", profile } as const;
  return { kind: reasons.length > 0 ? "unclear" : "new", reasons, effect };
};

/** What is unknown of an account that a file opens. */
const nothing = {
  phone: "",
  shirtSize: null,
  handicap: null,
  gender: null,
  birthYear: null,
  memberNumber: null,
  homeClub: null,
} as const;

const ofAccount = <Known extends Account>(
  { values, faults }: MemberRow,
  account: Known,
  isNamedByNumber: boolean,
): RowOutcome<Known> => {
  if (account.isArchived) return refused(["This account is archived"]);
  const isOther = (field: "firstName" | "lastName") =>
    values[field] !== undefined && oneWord(values[field]) !== oneWord(account[field]);
  // People of one family share an address, and marry, so only another first name tells.
  if (!isNamedByNumber && isOther("firstName")) {
    return refused([`This e-mail belongs to ${nameOf(account)}`]);
  }
  const changes = changesOf(values, account);
  const { email } = values;
  const reasons = [
    ...(isOther("firstName") && isOther("lastName")
      ? [`This member number belongs to ${nameOf(account)}`]
      : []),
    ...(email !== undefined && email.toLowerCase() !== account.email.toLowerCase()
      ? [`Signs in with ${account.email}, which a file does not change`]
      : []),
    ...(changes.memberNumber && account.memberNumber
      ? [`Had the member number ${account.memberNumber}`]
      : []),
    ...Object.values(faults),
  ];
  const isNothing = Object.keys(changes).length === 0;
  const effect = isNothing ? null : ({ kind: "change", account, changes } as const);
  if (reasons.length > 0) return { kind: "unclear", reasons, effect };
  return { kind: isNothing ? "same" : "changed", reasons, effect };
};

const changesOf = (values: MemberRow["values"], account: Account): Partial<PlayerProfile> =>
  Object.fromEntries(
    memberFields
      .filter((field) => field !== "email" && values[field] !== undefined)
      .filter((field) => values[field] !== account[field])
      // Spreadsheets drop the zeros before a number.
      .filter(
        (field) =>
          field !== "memberNumber" ||
          keyOfNumber(values.memberNumber) !== keyOfNumber(account.memberNumber),
      )
      .map((field) => [field, values[field]]),
  );

const indexOf = <Known extends Account>(accounts: ReadonlyArray<Known>) => {
  const byNumber = new Map<string, Array<Known>>();
  for (const account of accounts) {
    const key = keyOfNumber(account.memberNumber);
    if (key === "") continue;
    byNumber.set(key, [...(byNumber.get(key) ?? []), account]);
  }
  return {
    byNumber,
    byEmail: new Map(accounts.map((account) => [account.email.toLowerCase(), account])),
    names: new Set(accounts.map(nameKey)),
  };
};

const keyOfNumber = (memberNumber: string | null | undefined) =>
  (memberNumber ?? "")
    .replaceAll(/\s/gu, "")
    .toLowerCase()
    .replace(/^0+(?=.)/u, "");

const nameKey = ({ firstName = "", lastName = "" }: MemberRow["values"]) =>
  oneWord(`${firstName} ${lastName}`);

const nameOf = ({ firstName, lastName }: Account) => `${firstName} ${lastName}`;
