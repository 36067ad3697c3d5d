import type { Page } from "playwright-core";
import type { SignIn } from "./people.ts";

interface NewPlayer {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly handicap: string;
}

/** Fills in the form for new players, and sends it. */
export const openAccount = async (page: Page, player: NewPlayer): Promise<void> => {
  const form = page.getByRole("form", { name: "Sign Up" });
  await form.getByLabel("Email").fill(player.email);
  await form.getByLabel("Password", { exact: true }).fill(player.password);
  await form.getByLabel("First name").fill(player.firstName);
  await form.getByLabel("Last name").fill(player.lastName);
  await form.getByLabel("Phone").fill(player.phone);
  await form.getByLabel("Handicap").fill(player.handicap);
  await form.getByLabel(/^I agree to the tournament terms/).check();
  await form.getByRole("button", { name: "Create Account" }).click();
};

/** Signs in with the form on the page. */
export const signInOnForm = async (
  page: Page,
  { email, password }: Pick<SignIn, "email" | "password">,
): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
};

/** The sign-in of administrators. */
export const enterOffice = async (page: Page, administrator: SignIn): Promise<void> => {
  await page.goto("/admin");
  await signInOnForm(page, administrator);
  await page.getByRole("link", { name: /Event Management/ }).waitFor();
};
