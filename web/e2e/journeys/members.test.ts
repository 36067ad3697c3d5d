import type { Page } from "playwright-core";
import { expect } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { withBrowser, withVisits } from "../testing/journey.ts";
import { messyFile } from "../testing/messyMembers.ts";
import { withOwnProduct } from "../testing/ownProduct.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

/** Runs on a separate product, because other stories count the users. */
const test = withBrowser(
  withVisits.extend({
    address: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
      async ({}, use) => {
        await withOwnProduct({}, use);
      },
      { scope: "file" },
    ],
  }),
);

const openImport = async (office: Page) => {
  await office.goto("/admin/dashboard?module=users&panel=import");
  return office.getByRole("dialog", { name: "Import Members" });
};

test("a messy file of members is taken in and undone, and handicaps follow in two clicks", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const dialog = await openImport(office);
  const choose = dialog.getByLabel("File of members");

  // A file that nobody can read for sure, then the members of the club.
  const unsure = { name: "members.csv", mimeType: "text/csv" };
  await choose.setInputFiles({ ...unsure, buffer: Buffer.from("First;Last\nPe\xF1a;X", "latin1") });
  await dialog.getByText("The letters of this file cannot be told for sure").waitFor();
  await choose.setInputFiles(messyFile());
  await dialog.getByText("120 new, 1 without e-mail, 2 unclear", { exact: true }).waitFor();
  await dialog.getByText("Jürgen 6 Ångström").waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);

  // A column is called in another language, and the office says what it is.
  await dialog.locator("summary").click();
  await dialog.getByLabel("Mitgliedsnummer").selectOption("Member number");
  await dialog.getByText("120 new, 1 without e-mail, 2 unclear", { exact: true }).waitFor();
  await dialog.getByLabel("Show").selectOption("unclear");
  await dialog.getByText('Handicap must be between 0 and 54 ("99")').waitFor();
  await dialog.getByText("An earlier row has the same e-mail").waitFor();
  expect(await dialog.getByRole("checkbox", { name: "Copied Row" }).isDisabled()).toBe(true);
  expect(await dialog.getByRole("checkbox", { name: "Bad Handicap" }).isChecked()).toBe(false);

  await dialog.getByRole("button", { name: "Import 120 members" }).click();
  await toast(office, "120 members added, 0 changed");
  await dialog.getByText("1 without e-mail, 2 unclear, 120 as they are", { exact: true }).waitFor();

  // All of them are taken back, and taken in once more.
  await dialog.getByRole("button", { name: "Undo the import of 120 members" }).click();
  const question = office.getByRole("dialog", { name: "Undo the last import?" });
  expect(await violationsInEveryLook(office)).toEqual([]);
  await question.getByRole("button", { name: "Undo Import" }).click();
  await toast(office, "120 members removed, 0 as before");
  await dialog.getByRole("button", { name: "Import 120 members" }).click();
  await toast(office, "120 members added, 0 changed");

  const again = await openImport(office);
  const handicaps = Buffer.from("Membership no,HCP\n0001,+2.1\n120,9\n999,4\n");
  const file = { name: "handicaps.csv", mimeType: "text/csv", buffer: handicaps };
  await again.getByLabel("File of members").setInputFiles(file);
  await again.getByText("Handicap: 1.4 → +2.1").waitFor();
  await again.getByRole("button", { name: "Take 2 handicaps" }).click();
  await toast(office, "0 members added, 2 changed");
  await again.getByRole("button", { name: "Undo the import of 2 changed" }).click();
  await question.getByRole("button", { name: "Undo Import" }).click();
  await toast(office, "0 members removed, 2 as before");
  await again.getByText("Handicap: 1.4 → +2.1").waitFor();
});

test("the members of the last import are removed again, and who is in use stays", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const dialog = await openImport(office);
  const cells = [
    ["First name", "Last name", "E-mail", "Handicap"],
    ["Una", "Touched", "una@club.example", 12.4],
    ["Udo", "Used", "udo@club.example", "+1.2"],
  ];
  const buffer = await writeWorkbook(cells).toBuffer();
  const workbook = { name: "members.xlsx", mimeType: "application/octet-stream", buffer };
  await dialog.getByLabel("File of members").setInputFiles(workbook);
  await dialog.getByRole("button", { name: "Import 2 members" }).click();
  await toast(office, "2 members added, 0 changed");
  const [udo] = await (await office.request.get("/api/admin/users?q=udo@club.example")).json();
  await office.request.patch(`/api/admin/users/${udo.id}`, { data: { phone: "0660 1234567" } });

  await dialog.getByRole("button", { name: "Undo the import of 2 members" }).click();
  const question = office.getByRole("dialog", { name: "Undo the last import?" });
  await question.getByRole("button", { name: "Undo Import" }).click();
  await toast(office, "1 member removed, 0 as before");
  await dialog.getByText("somebody has used or changed them since: Udo Used.").waitFor();
  await question.waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await dialog.waitFor({ state: "detached" });
  await office.getByLabel("Search users").fill("udo@club.example");
  await office.getByRole("row", { name: /Udo Used/ }).waitFor();
  await office.getByLabel("Search users").fill("una@club.example");
  await office.getByText("No Users Found").waitFor();
});
