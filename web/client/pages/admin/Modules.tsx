import { useQuery } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import { ChevronLeft, FileUp, Plus } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { CourseId, PlayerId } from "../../../../domain/shared/values.ts";
import { showError } from "../../data/toasts.ts";
import type { AdminRecord } from "../../device/storage.ts";
import { AddCourseSheet } from "../../subjects/course/AddCourseSheet.tsx";
import {
  ArchiveCourseDialog,
  RestoreCourseDialog,
} from "../../subjects/course/ArchiveCourseDialogs.tsx";
import { CourseList } from "../../subjects/course/CourseList.tsx";
import { courseQuery } from "../../subjects/course/courseQueries.ts";
import { EditCourseSheet } from "../../subjects/course/EditCourseSheet.tsx";
import { RoundsKept } from "../../subjects/course/RoundsKept.tsx";
import { CourseScorecardDialog } from "../../subjects/course/scorecard/CourseScorecardDialog.tsx";
import { CreateEventDialog } from "../../subjects/event/create/CreateEventDialog.tsx";
import { EventList } from "../../subjects/event/desk/EventList.tsx";
import { OpenCorrection } from "../../subjects/field/handicap/CorrectHandicapDialog.tsx";
import {
  InvitationSheet,
  type PrintedInvitation,
} from "../../subjects/person/invitations/InvitationSheet.tsx";
import { OpenArchiveDialog } from "../../subjects/person/users/ArchiveUserDialogs.tsx";
import { NewUserForm } from "../../subjects/person/users/NewUserForm.tsx";
import { UserList } from "../../subjects/person/users/UserList.tsx";
import { UserSheet } from "../../subjects/person/users/UserSheet.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Sheet } from "../../ui/dialogs/Dialog.tsx";
import { asRow, asStack } from "../../ui/layout.ts";
import { loadable } from "../../ui/loadable.tsx";
import { Heading } from "../../ui/page/Page.tsx";
import { deskPath } from "./eventDesk/deskTabs.tsx";
import * as styles from "./office.css.ts";

/** The courses and the open panel of one of them. */
export const CourseModule = () => {
  const { address, open, close } = useDashboardAddress();
  const courseId = courseIn(address.of);
  const { data: course, isError } = useQuery(courseQuery(courseId));
  useSelected(address.panel !== "edit" || (courseId !== null && !isError), close);
  const Open = course ? panels[address.panel ?? ""] : undefined;
  return (
    <section className={asStack({ gap: 3, fits: true, shrinks: true })}>
      <ModuleHead
        title="Course Management"
        action={
          <Button
            size="small"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => open("add")}
          >
            Add Course
          </Button>
        }
      />
      <RoundsKept />
      <CourseList chosenId={courseId} onOpen={(panel, { id }) => open(panel, id)} />
      {address.panel === "add" ? <AddCourseSheet onClose={close} /> : null}
      {course && Open ? <Open key={course.id} course={course} onClose={close} /> : null}
    </section>
  );
};

const courseIn = (text: string | null) =>
  Option.getOrNull(Schema.decodeUnknownOption(CourseId)(text));

const panels: Readonly<Record<string, typeof EditCourseSheet | undefined>> = {
  edit: EditCourseSheet,
  scorecard: CourseScorecardDialog,
  archive: ArchiveCourseDialog,
  restore: RestoreCourseDialog,
};

/** Editing needs a course: an address without one, or with an unknown one, closes the panel. */
const useSelected = (isSelected: boolean, close: () => void) => {
  useEffect(() => {
    if (isSelected) return;
    showError("No course selected");
    close();
  }, [isSelected, close]);
};

/** The list of events. Work on an event is done at its desk. */
export const EventModule = ({ admin }: { readonly admin: AdminRecord }) => {
  const isSuperAdmin = admin.accountType === "super_admin";
  const { address, open, close } = useDashboardAddress();
  const navigate = useNavigate();
  return (
    <section className={asStack({ gap: 3, fits: true, shrinks: true })}>
      <ModuleHead
        title="Event Management"
        action={
          isSuperAdmin ? (
            <Button
              size="small"
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={() => open("create")}
            >
              Create Event
            </Button>
          ) : null
        }
      />
      <EventList
        mayCreate={isSuperAdmin}
        onOpen={(tab, { id }) => void navigate(deskPath(id, tab))}
      />
      {address.panel === "create" && isSuperAdmin ? (
        <CreateEventDialog organizerEmail={admin.email} deskPathOf={deskPath} onClose={close} />
      ) : null}
    </section>
  );
};

/** What reads files is fetched with it. */
const { Component: ImportMembers } = loadable(
  () => import("../../subjects/person/members/ImportMembers.tsx"),
);

const everyEvent = () => true;

/** The users, for super admins, and the open panel of one of them. */
export const UserModule = () => {
  const { address, open, close } = useDashboardAddress();
  const { panel, of } = address;
  const userId = of === null ? null : PlayerId.make(of);
  const [printed, setPrinted] = useState<ReadonlyArray<PrintedInvitation> | null>(null);
  if (printed) return <InvitationSheet invitations={printed} onDone={() => setPrinted(null)} />;
  return (
    <section className={asStack({ gap: 3, fits: true, shrinks: true })}>
      <ModuleHead
        title="User Management"
        action={
          <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
            <Button
              variant="line"
              size="small"
              icon={<FileUp size={20} aria-hidden="true" />}
              onClick={() => open("import")}
            >
              Import Members
            </Button>
            <Button
              size="small"
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={() => open("add")}
            >
              Add User
            </Button>
          </div>
        }
      />
      <UserList
        chosenId={of}
        mayArchive
        onOpen={(name, { id }) => open(name, id)}
        onPrint={setPrinted}
      />
      {panel === "import" ? <ImportMembers onClose={close} /> : null}
      {panel === "add" ? (
        <Sheet isOpen onClose={close} title="Create New User" seed="a new user">
          <NewUserForm onCancel={close} onCreated={close} />
        </Sheet>
      ) : null}
      {panel === "user" && userId !== null ? (
        <UserSheet
          key={userId}
          userId={userId}
          mayManage={everyEvent}
          renderCorrection={(eventId, onClose) => (
            <OpenCorrection eventId={eventId} playerId={userId} onClose={onClose} />
          )}
          onClose={close}
        />
      ) : null}
      {(panel === "archive" || panel === "restore") && userId !== null ? (
        <OpenArchiveDialog key={userId} userId={userId} onClose={close} />
      ) : null}
    </section>
  );
};

interface ModuleHeadProps {
  readonly title: string;
  /** The main button of the module. */
  readonly action?: ReactNode;
}

/** Back link, title and main button of a module. */
const ModuleHead = ({ title, action }: ModuleHeadProps) => {
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronLeft size={20} aria-hidden="true" />}
        onClick={() => void navigate("/admin/dashboard")}
      >
        Back to Modules
      </Button>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {action}
    </div>
  );
};

const modules = ["events", "courses", "users"] as const;
type Module = (typeof modules)[number];

interface DashboardAddress {
  /** Null is the menu of modules. */
  readonly module: Module | null;
  /** The open dialog or panel of the module, such as "settings". */
  readonly panel: string | null;
  /** The id of the event, course or user that the panel is about. */
  readonly of: string | null;
}

/** The open module and panel are in the address, so that a reload or a link leads back to them. */
export const useDashboardAddress = () => {
  const [search, setSearch] = useSearchParams();
  const module = modules.find((name) => name === search.get("module")) ?? null;
  const panel = search.get("panel");
  const of = search.get("of");
  const address = useMemo((): DashboardAddress => ({ module, panel, of }), [module, panel, of]);

  const open = useCallback(
    (panelName: string, id?: string) =>
      setSearch((before) => ({
        module: before.get("module") ?? "",
        panel: panelName,
        ...(id === undefined ? {} : { of: id }),
      })),
    [setSearch],
  );
  const close = useCallback(
    () => setSearch((before) => ({ module: before.get("module") ?? "" })),
    [setSearch],
  );
  return { address, open, close };
};
