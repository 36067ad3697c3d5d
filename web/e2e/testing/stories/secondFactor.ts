import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../axe.ts";
import { violationsInEveryLook } from "../everyLook.ts";
import type { SignIn } from "../people.ts";

const HALF_A_MINUTE = 30_000;

/** The app of an administrator, which has read the secret. */
const appOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  /** The code that it shows this many half minutes from now. */
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * HALF_A_MINUTE });
};

const readCodes = async (page: Page) => {
  const list = page.getByRole("list", { name: "Recovery codes" });
  await list.waitFor();
  const codes = await list.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  expect(await violationsInEveryLook(page)).toEqual([]);
  await page.getByRole("button", { name: "I Have Kept Them" }).click();
  await page.getByText("10 recovery codes are left.").waitFor();
  return codes;
};

/** Turns it on, on the page of the own account, after a wrong password and a wrong code. */
export const turnOnSecondFactor = async (page: Page, { password }: SignIn) => {
  const setUp = page.getByRole("form", { name: "Second factor" });
  const begin = async (typed: string) => {
    await setUp.getByLabel("Password", { exact: true }).fill(typed);
    await setUp.getByRole("button", { name: "Set Up" }).click();
  };
  await begin("not-this-one");
  await setUp.getByText("The password is not right").waitFor();
  await begin(password);

  await page.getByRole("figure", { name: "QR code for your app" }).waitFor();
  expect(await violationsInEveryLook(page)).toEqual([]);
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/u).textContent();
  const codeOf = appOf(shown?.replaceAll(" ", "") ?? "");
  const first = page.getByRole("form", { name: "First code" });
  const turnOn = async (code: string) => {
    await first.getByLabel("Code").fill(code);
    await first.getByRole("button", { name: "Turn On" }).click();
  };
  await turnOn(codeOf(9));
  await first.getByText("This code is not right").waitFor();
  await turnOn(codeOf());
  const recoveryCodes = await readCodes(page);
  expect(await violationsInEveryLook(page)).toEqual([]);
  return { codeOf, recoveryCodes };
};

/** The second step of the sign-in. */
export const giveCode = async (page: Page, code: string): Promise<void> => {
  const second = page.getByRole("form", { name: "Second step" });
  await second.getByLabel("Code").fill(code);
  await second.getByRole("button", { name: "Sign In" }).click();
};

/** Goes back to the password, whose field then has the focus. */
export const startAgain = async (page: Page, { password }: SignIn): Promise<void> => {
  await page.getByRole("button", { name: "Start Again" }).click();
  await page.locator("[name=password]:focus").fill(password);
  await page.keyboard.press("Enter");
  await page.locator("[name=code]:focus").waitFor();
};

export const renewCodes = async (page: Page, { password }: SignIn, code: string) => {
  await page.getByRole("button", { name: "New Recovery Codes" }).click();
  const proof = page.getByRole("dialog", { name: "New recovery codes" });
  await proof.getByLabel("Password", { exact: true }).fill(password);
  await proof.getByLabel("Code").fill(code);
  expect(await violationsOn(page)).toEqual([]);
  await proof.getByRole("button", { name: "Make Codes" }).click();
  return readCodes(page);
};

/** A super admin does it, while one other administrator has a second factor. */
export const removeFactorOfOther = async (page: Page): Promise<void> => {
  await page.goto("/admin/account");
  await page.getByRole("button", { name: /^Remove the second factor of / }).click();
  const question = page.getByRole("dialog", { name: "Remove the second factor?" });
  const remove = question.getByRole("button", { name: "Remove" });
  await remove.waitFor();
  expect(await violationsInEveryLook(page)).toEqual([]);
  await remove.click();
};
