import { randomUUID } from "node:crypto";
import { examplePassword } from "../../../application/accounts/examples.ts";
import { par4 } from "../../../domain/scorecard/examples.ts";

export const scores = { roundNumber: 1, holeScores: [{ ...par4(2) }] };

export const anAccount = () => ({
  email: `${randomUUID()}@club.example`,
  password: "secret-enough",
  firstName: "Nora",
  lastName: "New",
  phone: "+43 660 7654321",
  shirtSize: "MED",
  handicap: "18.2",
  agreeToTerms: true,
});

export const anotherPassword = { oldPassword: examplePassword, newPassword: "albatross-2" };
export const ownPassword = { password: examplePassword };
export const someCode = { code: "123 456" };
export const wrongLogin = { email: "nobody@club.example", password: "wrong" };
