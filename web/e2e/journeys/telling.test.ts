import { expect } from "vitest";
import type { GolfGroup } from "../../contract/teeSheet/groups.ts";
import { eventByCall, read } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { withBrowser, withVisits } from "../testing/journey.ts";
import { type MailServer, startMailServer } from "../testing/mailServer.ts";
import { messyFile } from "../testing/messyMembers.ts";
import { day } from "../testing/office.ts";
import { withOwnProduct } from "../testing/ownProduct.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

/** Runs on a separate product, which is empty, and whose mail server knows not every address. */
const test = withBrowser(
  withVisits
    .extend<{ readonly mailServer: MailServer }>({
      mailServer: [
        // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
        async ({}, use) => {
          const refuses = (address: string) => /^(?:moved|member\.7[.@])/u.test(address);
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
          const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = superAdmin;
          const empty = { SEED: "none", ADMIN_EMAIL, ADMIN_PASSWORD };
          await withOwnProduct({ ...empty, SMTP_URL: mailServer.url }, use);
        },
        { scope: "file" },
      ],
    }),
);

test("from an empty installation to the start times of 120 members by mail", async ({
  visits,
  mailServer,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const press = (name: string) => office.getByRole("button", { name, exact: true }).click();
  const follow = (name: string) => office.getByRole("link", { name, exact: true }).click();
  await office.goto("/admin/dashboard");
  await follow("Add your course");
  const course = office.getByRole("dialog", { name: "Add Course" });
  await course.getByLabel("Course name").first().fill("Carnoustie");
  await press("Search");
  await press("Create Course");
  await toast(office, "Course created");

  await press("Back to Modules");
  await follow("Bring your members in");
  const members = office.getByRole("dialog", { name: "Import Members" });
  await members.getByLabel("File of members").setInputFiles(messyFile());
  await members.getByText("Left out: Mitgliedsnummer, Locker").waitFor();
  await press("Import 120 members");
  await toast(office, "120 members added, 0 changed");
  await press("Done");

  await press("Back to Modules");
  await office.getByText("Done", { exact: true }).nth(1).waitFor();
  await follow("Create an event");
  const event = office.getByRole("dialog", { name: "Create Event" });
  await event.getByLabel("Name", { exact: true }).fill("Postal Open");
  await event.getByLabel("Start date", { exact: true }).fill(day(10));
  await event.getByLabel("Max participants", { exact: true }).fill("120");
  await press("Create Event");
  await follow("Add Players");
  await press("Add Player");
  await press("Add All 120 Found");
  await press("Enter 120 Players");
  await office.getByText("120 entered.").waitFor();
  await office.getByRole("button", { name: "Close" }).last().click();

  await follow("Tee sheet");
  await press("Draw the Groups");
  await press("Auto Schedule");
  await office.getByText("30 groups drawn for 120 players.").waitFor();
  await follow("Tell the Field");
  await press("Send to 120 players");
  await office.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await office.getByText("119 sent, 1 refused").waitFor();
  await office.getByRole("cell", { name: "member.7@club.example" }).waitFor();

  // Everybody reads their own start.
  const [, eventId] = /events\/([^/]+)\/messages/u.exec(office.url()) ?? [];
  const groups = await read<ReadonlyArray<GolfGroup>>(office, `/api/events/${eventId}/groups`);
  const drawn = groups.flatMap(({ teeTime, members: players }) =>
    players.map(({ user }) => `${user.firstName.split(" ").at(-1)} at ${teeTime.slice(11, 16)}`),
  );
  const told = mailServer.messages.map((mail) => {
    const [, number] = /^To: member\.(\d+)@/mu.exec(mail) ?? [];
    const [, time] = /you play in Postal Open: (\d\d:\d\d) on /u.exec(mail) ?? [];
    return `${number} at ${time}`;
  });
  expect(told.toSorted()).toEqual(drawn.filter((one) => !one.startsWith("7 at")).toSorted());
});

test("the office tells a field its tee times, corrects a refused address, and tells who moves up", async ({
  visits,
  mailServer,
}) => {
  const event = await eventByCall(visits, "Postal Medal", {
    ...{ maxParticipants: 3, startDate: day(3), registrationDeadline: day(3) },
  });
  const [ana, ben, moved, walt] = [
    await event.newPlayer("Ana"),
    await event.newPlayer("Ben"),
    await event.newPlayer("Moved"),
    await event.newPlayer("Walt"),
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

  await office.getByRole("button", { name: `Edit User: ${moved.name}` }).click();
  const account = office.getByRole("dialog", { name: moved.name });
  await account.getByLabel("Email").fill(`found.${event.id}@club.example`);
  await account.getByRole("button", { name: "Save Changes" }).click();
  await account.waitFor({ state: "detached" });
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

  const own = await visits.asPhone({ as: ana });
  await own.goto("/profile/account");
  const choice = own.getByRole("switch", { name: "Mails about events that I have entered" });
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await expect.poll(() => choice.isChecked(), { message: "mails are wanted again" }).toBe(true);
  await office.reload();
  await office.getByRole("button", { name: "Send to 2 players" }).waitFor();

  await office.request.put(`/api/admin/events/${event.id}`, { data: { maxParticipants: 4 } });
  await form.getByLabel("Kind").selectOption("Moved up");
  await form.getByLabel("To").selectOption("Moved up, and not told yet");
  await form.getByRole("button", { name: "Send to 1 player" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await office.getByText("There is nobody to write to").waitFor();
  await office.getByRole("region", { name: "Sent messages" }).getByText("1 sent").waitFor();
  expect(mails(walt.email)).toHaveLength(1);
});
