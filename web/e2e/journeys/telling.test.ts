import { expect } from "vitest";
import { eventByCall } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { withBrowser, withVisits } from "../testing/journey.ts";
import { type MailServer, startMailServer } from "../testing/mailServer.ts";
import { withOwnProduct } from "../testing/ownProduct.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

/** Runs on a separate product, whose mail server does not know one of the players. */
const test = withBrowser(
  withVisits
    .extend<{ readonly mailServer: MailServer }>({
      mailServer: [
        // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
        async ({}, use) => {
          const refuses = (address: string) => address.startsWith("moved.");
          const mailServer = await startMailServer({ refuses });
          await use(mailServer);
          await mailServer.stop();
        },
        { scope: "file" },
      ],
    })
    .extend({
      address: [
        async ({ mailServer }, use) => {
          await withOwnProduct({ SMTP_URL: mailServer.url }, use);
        },
        { scope: "file" },
      ],
    }),
);

test("the office tells a field its tee times, and corrects the address that is refused", async ({
  visits,
  mailServer,
}) => {
  const event = await eventByCall(visits, "Postal Medal");
  const [ana, ben, moved] = [
    await event.newPlayer("Ana"),
    await event.newPlayer("Ben"),
    await event.newPlayer("Moved"),
  ];
  await event.newGroup("First", [ana, ben, moved]);
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto(`${event.desk}/players`);
  await office.getByRole("checkbox", { name: `Select ${ana.name}` }).check();
  await office.getByRole("checkbox", { name: `Select ${moved.name}` }).check();
  await office.getByRole("button", { name: "Actions: 2 selected" }).click();
  await office.getByRole("menuitem", { name: "Message" }).click();

  const form = office.getByRole("form", { name: "Message" });
  await form.getByLabel("To").getByText("The chosen 2 players").waitFor({ state: "attached" });
  await office.getByLabel("At", { exact: true }).selectOption(moved.name);
  await office.getByText(/^Hello Moved,\s+you play in Postal Medal: 09:00 on/u).waitFor();
  await form.getByLabel("Text").fill("Hello {name}");
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await form.getByText("A name in braces is not known").waitFor();
  await form.getByLabel("Text").fill("Dear {first name}, be there at {tee time}.");
  await office.getByText(/^Dear Moved, be there at 09:00 on/u).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await form.getByRole("button", { name: "Send to 2 players" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await toast(office, "The message is on its way");

  await office.getByText("1 sent, 1 refused").waitFor();
  const report = office.getByRole("table", { name: "Addresses of Postal Medal: your tee time" });
  await report.getByText("550 5.1.1 <the address> is unknown here").waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);

  await office.request.patch(`/api/admin/users/${moved.id}`, {
    data: { email: `found.${event.id}@club.example` },
  });
  await office.getByRole("button", { name: `Send Again: ${moved.name}` }).click();
  await office.getByText("2 sent", { exact: true }).waitFor();
  await office.getByRole("button", { name: "Show All 2" }).click();
  await report.getByText(`found.${event.id}@club.example`).waitFor();

  const mails = (to: string) => mailServer.messages.filter((mail) => mail.includes(`To: ${to}`));
  expect(mails(ben.email)).toEqual([]);
  const [mail = ""] = mails(ana.email);
  expect(mail).toContain("Dear Ana, be there at 09:00 on");

  // The way out of the mail works without signing in.
  const [wayOut = ""] =
    /http\S+\/profile\/account#no-mails\/\S+/u.exec(mail.replaceAll("=\n", "")) ?? [];
  const phone = await visits.asPhone();
  await phone.goto(wayOut);
  expect(await violationsInEveryLook(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Turn These Mails Off" }).click();
  await phone.getByText("You get no more mails of organisers.").waitFor();
  await office.reload();
  await office.getByText(`1 player with no wish for mails of organisers: ${ana.name}`).waitFor();

  const account = await visits.asPhone({ as: ana });
  await account.goto("/profile/account");
  const choice = account.getByRole("switch", { name: "Mails about events that I have entered" });
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await expect.poll(() => choice.isChecked(), { message: "mails are wanted again" }).toBe(true);
  await office.reload();
  await office.getByRole("button", { name: "Send to 2 players" }).waitFor();
});
