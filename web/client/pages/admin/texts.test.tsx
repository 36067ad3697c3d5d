import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterAll, expect, test, vi } from "vitest";
import { listAdminEvents } from "../../../contract/event/adminEvents.ts";
import type { CountedEvent } from "../../../contract/event/event.ts";
import { listUserEvents } from "../../../contract/person/users.ts";
import type { EventTeam } from "../../../contract/team/teams.ts";
import { makeQueryClient } from "../../data/queryClient.ts";
import { partOf, readOf } from "../../data/read.ts";
import type { AdminRecord } from "../../device/storage.ts";
import { ArchiveCourseDialog } from "../../subjects/course/ArchiveCourseDialogs.tsx";
import { EventsTable } from "../../subjects/event/desk/EventsTable.tsx";
import { AdminLoginForm } from "../../subjects/person/adminSession/AdminSigningForms.tsx";
import { ArchiveUserDialog } from "../../subjects/person/users/ArchiveUserDialogs.tsx";
import { EventsTab, RemoveFromEventDialog } from "../../subjects/person/users/EventsTab.tsx";
import { UserList } from "../../subjects/person/users/UserList.tsx";
import { DeleteTeamDialog } from "../../subjects/team/EventTeams.tsx";
import { TooltipGroup } from "../../ui/overlays/Tooltip.tsx";
import AboutPage from "../about/AboutPage.tsx";
import DashboardPage, { StatCards } from "./DashboardPage.tsx";
import { PortalHeader } from "./PortalHeader.tsx";

// Test files share loaded modules. Modules loaded before would not see the replacement, and later
// files would still see it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// Dialogs are drawn into the body of the page, which is none here: they stand where they are asked.
vi.mock(import("../../form/ConfirmDialog.tsx"), () => ({
  ConfirmDialog: ({ title, children, confirmText, pendingText }) => (
    <section>
      <h2>{title}</h2>
      {children}
      <button type="button">{confirmText}</button>
      <button type="button">{pendingText}</button>
    </section>
  ),
}));

const id = "0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f01" as never;
const nothing = () => undefined;
const dana = { firstName: "Dana", lastName: "Whitlock" };
const user = { id, ...dana, email: "dana@club.example", isArchived: false } as never;
const course = { id, name: "Dusk Links", location: "Elie, Fife", totalPar: 71, totalYardage: 6400 };
const event = {
  ...{ id, name: "Gorse Medal", status: "upcoming", isPrivate: true, eventId: 1004 },
  ...{ startDate: "2099-06-06", location: "Dusk Links" },
} as unknown as CountedEvent;
const firstPage = { limit: 50, offset: 0 };

/** What is read on a screen, and what its signs are called. */
const words = (screen: ReactNode, answered: (queries: QueryClient) => void = nothing) => {
  const queries = makeQueryClient();
  answered(queries);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <TooltipGroup>{screen}</TooltipGroup>
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
};

const table = (
  <EventsTable events={[event]} sorting={{ by: null, onSort: nothing }} onOpen={nothing} />
);

const screens: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  [
    "sign-in",
    words(<AdminLoginForm onLogin={nothing} isPending={false} error={null} />),
    ["Need access? Contact support."],
  ],
  ["dashboard, while it loads", words(<DashboardPage />), ["Loading admin dashboard..."]],
  [
    "head of the portal",
    words(<PortalHeader admin={dana as AdminRecord} />),
    ["Admin Portal", "Welcome, Dana Whitlock", "Logout"],
  ],
  [
    "counts",
    words(<StatCards />),
    ["Total Events", "Upcoming Events", "New Users (7 days)", "Total Users"],
  ],
  [
    "table of events",
    words(table),
    [
      ...["Event Name", "Status", "Privacy", "Date", "Course", "Actions"],
      ...["Upcoming", "Private", "Jun 06, 2099", "Dusk Links"],
    ],
  ],
  [
    "tools of an event",
    words(table),
    [
      ...["Event Settings", "Participants", "Schedule", "Team Management", "Sins & Skins"],
      "Scoring",
    ].map((tool) => `${tool}: Gorse Medal`),
  ],
  [
    "to archive a course",
    words(<ArchiveCourseDialog course={course as never} onClose={nothing} />),
    [
      "Are you sure you want to archive this course? It will be moved to archived status and hidden from active course lists. This action will not affect existing events using this course.",
      "Dusk Links Elie, Fife Par 71 • 6400 yards",
      "Archive Course Archiving...",
    ],
  ],
  [
    "to archive a user",
    words(<ArchiveUserDialog user={user} onClose={nothing} />),
    [
      "Are you sure you want to archive this user? They will be moved to archived status and hidden from the active users list.",
      "Dana Whitlock dana@club.example",
      "Archive User Archiving...",
    ],
  ],
  [
    "users",
    words(<UserList chosenId={null} mayArchive onOpen={nothing} onPrint={nothing} />),
    ["Active Users Archived Users All Users"],
  ],
  [
    "events of a user",
    words(<EventsTab user={user} mayManage={() => true} />, (queries) => {
      const listed = { items: [event], total: 1 };
      queries.setQueryData<unknown>(partOf(listAdminEvents, firstPage).queryKey, listed);
      queries.setQueryData(readOf(listUserEvents, { userId: id }).queryKey, []);
    }),
    ["Gorse Medal Jun 06, 2099 Not Registered"],
  ],
  [
    "to remove a user from an event",
    words(<RemoveFromEventDialog user={user} event={event} onClose={nothing} />),
    [
      "Remove Dana Whitlock?",
      "The registration leaves the lists of Gorse Medal. The player may register again.",
      "Remove Removing...",
    ],
  ],
  [
    "to delete a pair",
    words(
      <DeleteTeamDialog
        team={{ id, name: "Whin and Gorse", type: "pair" } as unknown as EventTeam}
        onClose={nothing}
      />,
    ),
    ["Delete Whin and Gorse?", "Delete Deleting..."],
  ],
  [
    "about",
    words(<AboutPage />),
    [
      ...["Tournament Management", "Live Scoring", "Side Games", "Course Integration"],
      ...["Support", "Sales", "Advertising", "Side games (Skins and Sins)"],
    ],
  ],
];

test.each(screens)("%s", (_, screen, texts) => {
  for (const text of texts) expect(screen).toContain(text);
});
