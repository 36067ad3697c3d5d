import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { examplePassword } from "../../../../application/accounts/examples.ts";
import { test } from "../../testing/server.ts";

const anEmail = () => `${randomUUID()}@club.example`;

test("a new e-mail address needs the password, and attempts with taken addresses are limited", async ({
  newPlayer,
}) => {
  const taken = anEmail();
  await newPlayer({ email: taken });
  const mine = await newPlayer();
  const change = async (body: object) => {
    const response = await mine.send("PATCH", "/api/user", body);
    return [response.statusCode, response.json().error];
  };
  expect(await change({ email: taken })).toEqual([
    400,
    "Please enter your password to change your email",
  ]);
  expect(await change({ email: taken, password: "" })).toEqual([
    400,
    "Please enter your password to change your email",
  ]);
  expect(await change({ email: taken, password: "a guess" })).toEqual([
    403,
    "The password is not right",
  ]);
  const statuses: Array<unknown> = [];
  for (let n = 0; n < 12; n++) {
    statuses.push((await change({ email: taken, password: examplePassword }))[0]);
  }
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 409), 429, 429, 429]);
});
