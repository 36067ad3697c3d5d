const firstNames = ["Jürgen", "Åse", "Zoë", "Seán", "Anna-Lena", "Bob"];
const lastNames = ["Müller", "Ångström", "O'Brien", "Straßer", "Smith"];

/** A row of a member whose cells a club typed in its own way. */
const member = (index: number) =>
  [
    String(index).padStart(4, "0"),
    `${firstNames[index % firstNames.length]} ${index}`,
    lastNames[index % lastNames.length],
    `member.${index}@club.example`,
    index % 9 === 0 ? "+1,2" : `${index % 36},4`,
    index % 2 === 0 ? "F" : "M",
    `0${1 + (index % 9)}.05.${1940 + (index % 60)}`,
  ].join(";");

const heads = "Mitgliedsnummer;First name;Surname;E-mail;HCP;Sex;Born;Locker";

const mistakes = [
  "0201;Bad;Handicap;bad@club.example;99;M;01.05.1950",
  "0202;Copied;Row;member.7@club.example;12,4;M;01.05.1950",
  "0203;Without;Mail;;12,4;M;01.05.1950",
];

/** 120 members, and three who cannot be taken like that. */
export const messyRows: ReadonlyArray<string> = [
  ...Array.from({ length: 120 }, (_, index) => member(index + 1)),
  ...mistakes,
];

/** As a spreadsheet of Windows saves them in the west of Europe. */
export const messyFile = (rows: ReadonlyArray<string> = messyRows) => ({
  name: "members.csv",
  mimeType: "text/csv",
  // The letters of both encodings are the same here.
  buffer: Buffer.from([heads, ...rows].join("\r\n"), "latin1"),
});
