/** Invented people; similarities are accidental. Handicap indexes from scratch to beginners. */
const people = [
  ["Mara", "Lindqvist", 8.4, "M"],
  ["Tom", "Okafor", 12.1, "XL"],
  ["Isla", "Ferreira", 3.2, "S"],
  ["Ruben", "Castell", 17.6, "L"],
  ["Priya", "Nandakumar", 21.3, "S"],
  ["Jonas", "Weberhahn", 5, "L"],
  ["Aoife", "Brennock", 14.8, "M"],
  ["Mateo", "Ilves", 0.6, "M"],
  ["Yuki", "Tanabara", 9.9, "M"],
  ["Samira", "Haddoum", 24.5, "S"],
  ["Callum", "Innesmoor", 2.1, "XL"],
  ["Elena", "Vaskova", 18, "M"],
  ["Kofi", "Mensarah", 11.4, "L"],
  ["Greta", "Solhavn", 6.7, "M"],
  ["Luca", "Bonfanti", 28.2, "XXL"],
  ["Nadia", "Petrovska", 15.5, "S"],
  ["Owen", "Prydderch", 7.3, "L"],
  ["Hana", "Novotna", 19.9, "XS"],
  ["Diego", "Arroyal", 4.4, "M"],
  ["Freya", "Dahlberg", 13, "M"],
  ["Minh", "Tranh", 10.2, "S"],
  ["Zara", "Whitcombe", 33.1, "M"],
  ["Pavel", "Horacek", 22.7, "XXXL"],
  ["Lena", "Aubertin", 16.1, "M"],
] as const;

export const demoPassword = "wicked-golf";

const domain = "demo.example";

/** Identifies an account of the demo: its id follows from its original address. */
export interface DemoAddress {
  readonly email: string;
}

/** In the order in which events use them. Their phone numbers are reserved for fiction. */
export const demoPlayers = people.map(([firstName, lastName, handicap, shirtSize], index) => ({
  firstName,
  lastName,
  handicap,
  shirtSize,
  email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
  phone: `+44 20 7946 0${String(100 + index)}`,
}));

export const demoAdministrators = {
  superAdmin: {
    accountType: "super_admin",
    event: null,
    firstName: "Robin",
    lastName: "Fairway",
    email: `super.admin@${domain}`,
    mobileNumber: null,
  },
  eventAdmin: {
    accountType: "event_admin",
    event: null,
    firstName: "Alex",
    lastName: "Greenway",
    email: `event.admin@${domain}`,
    mobileNumber: "+44 20 7946 0200",
  },
} as const;
