import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { withBrowser, withVisits } from "../testing/journey.ts";
import { type MailServer, startMailServer } from "../testing/mailServer.ts";
import { demoPlayer } from "../testing/people.ts";
import { startProduct } from "../testing/product.ts";
import { signInOnForm } from "../testing/signing.ts";
import { toast } from "../testing/toast.ts";

/** Runs on a separate product, which has a mail server. */
const test = withBrowser(
  withVisits
    .extend<{ readonly mailServer: MailServer }>({
      mailServer: [
        // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
        async ({}, use) => {
          const mailServer = await startMailServer();
          await use(mailServer);
          await mailServer.stop();
        },
        { scope: "file" },
      ],
    })
    .extend({
      address: [
        async ({ mailServer }, use) => {
          const folder = mkdtempSync(path.join(tmpdir(), "golf-journeys-"));
          const product = await startProduct(folder, { SMTP_URL: mailServer.url });
          await use(product.address);
          await product.stop();
          rmSync(folder, { recursive: true, force: true });
        },
        { scope: "file" },
      ],
    }),
);

const greta = demoPlayer("Greta");

// The product starts first, with its demo.
test("a forgotten password is replaced by mail, and its link works once", {
  timeout: 180_000,
}, async ({ visits, mailServer, address }) => {
  const refused = ["401 /api/user/registrations"];
  const oldPhone = await visits.asPhone({ as: greta, refused });
  await oldPhone.goto("/profile");
  await oldPhone.getByRole("heading", { level: 1, name: greta.name }).waitFor();

  const phone = await visits.asPhone();
  await phone.goto("/auth");
  await phone.getByRole("link", { name: "Forgot password?" }).click();
  await phone.getByRole("button", { name: "Send Link" }).click();
  await phone.getByText("Please enter a valid email address").waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);
  await phone.getByLabel("Email").fill(greta.email);
  await phone.getByRole("button", { name: "Send Link" }).click();
  await phone.getByText(/^If this address has an account, a link is on its way/u).waitFor();

  await expect.poll(() => mailServer.messages, { timeout: 20_000 }).toHaveLength(1);
  const [message = ""] = mailServer.messages;
  expect(message).toContain(`To: ${greta.email}`);
  const [link = ""] = /http\S+/u.exec(message) ?? [];
  expect(link).toContain(`${String(address)}/reset-password#`);

  // The server says it too, if the page has not loaded its list of common passwords yet.
  const linked = await visits.asPhone({ refused: [`400 ${callOf(link)}`] });
  await linked.goto(link);
  const password = linked.getByLabel("New password", { exact: true });
  await password.fill("password");
  await linked.getByRole("button", { name: "Change Password" }).click();
  await linked.getByRole("form").getByText("This password is too common").waitFor();
  expect(await violationsInEveryLook(linked)).toEqual([]);
  await password.fill("albatross-2");
  await linked.getByRole("button", { name: "Change Password" }).click();
  await toast(linked, "Sign in with your new password.");
  await signInOnForm(linked, { email: greta.email, password: "albatross-2" });
  await linked.getByRole("heading", { level: 1, name: greta.name }).waitFor();

  expect((await oldPhone.request.get("/api/user")).status()).toBe(401);

  const late = await visits.asDesktop({ refused: [`404 ${callOf(link)}`] });
  await late.goto(link.replace("#", "/"));
  await late.getByLabel("New password", { exact: true }).fill("albatross-3");
  await late.getByRole("button", { name: "Change Password" }).click();
  await late.getByRole("heading", { name: "This link is no longer valid" }).waitFor();
  expect(await violationsOn(late)).toEqual([]);
  await late.getByRole("link", { name: "Ask for a new link" }).click();
  await late.getByRole("button", { name: "Send Link" }).waitFor();
});

const callOf = (link: string) => `/api/password-resets/${link.split("#")[1]}`;
