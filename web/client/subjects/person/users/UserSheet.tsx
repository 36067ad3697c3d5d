import { Result } from "effect";
import { type ReactNode, useState } from "react";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import {
  changeUserForAdmin,
  getUserForAdmin,
  listUserEvents,
  type UserRegistration,
  type UserWithRights,
} from "../../../../contract/person/users.ts";
import { useRead } from "../../../data/read.ts";
import { fetchFailure } from "../../../data/toasts.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { Fields } from "../../../form/table/Fields.tsx";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { columns } from "../../../ui/dialogs/Dialog.css.ts";
import { DialogBody, Sheet } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import { nameOf } from "../playerText.ts";
import { EventsTab } from "./EventsTab.tsx";
import * as styles from "./Users.css.ts";
import {
  errorsOfPassword,
  errorsOfProfile,
  noPasswords,
  passwordTable,
  profileOf,
  profileTable,
} from "./userValues.ts";
import { useChangeUser, useResetPassword } from "./useUserActions.ts";
import { notCountingText, whereNotCounting } from "./whereNotCounting.ts";

interface Props {
  readonly userId: PlayerId;
  readonly mayManage: Parameters<typeof EventsTab>[0]["mayManage"];
  readonly renderCorrection: RenderCorrection;
  readonly onClose: () => void;
}

const allTabs = [
  { value: "profile", label: "Profile" },
  { value: "security", label: "Security" },
  { value: "events", label: "Events" },
] as const;
type TabName = (typeof allTabs)[number]["value"];

/** An administrator without a right is not offered its form. */
const tabsFor = ({ mayChangeProfile, mayChangeAccount }: UserWithRights) =>
  allTabs.filter(({ value }) => {
    if (value === "profile") return mayChangeProfile;
    return value === "events" || mayChangeAccount;
  });

/** Everything about one player: profile, security and events. */
export const UserSheet = ({ userId, mayManage, renderCorrection, onClose }: Props) => {
  const query = useRead(getUserForAdmin, { userId });
  const { data: user, isLoadingError, error } = query;
  const [chosen, setTab] = useState<TabName>("profile");
  const tabs = user ? tabsFor(user) : [];
  const tab = tabs.some(({ value }) => value === chosen) ? chosen : "events";
  return (
    <Sheet
      isOpen
      onClose={onClose}
      overline={user?.email ?? ""}
      title={user ? nameOf(user) : "User"}
      seed={userId}
    >
      {user ? (
        <Tabs value={tab} onChange={setTab} className={styles.tabs}>
          <UnderlineTabs label="About the user" tabs={tabs} className={styles.tabList} />
          {user.mayChangeProfile ? (
            <TabPanel value="profile" staysMounted className={styles.panel}>
              <ProfileTab user={user} renderCorrection={renderCorrection} onClose={onClose} />
            </TabPanel>
          ) : null}
          {user.mayChangeAccount ? (
            <TabPanel value="security" staysMounted className={styles.panel}>
              <SecurityTab user={user} onClose={onClose} />
            </TabPanel>
          ) : null}
          <TabPanel value="events" className={styles.panel}>
            <EventsTab user={user} mayManage={mayManage} />
          </TabPanel>
        </Tabs>
      ) : (
        <DialogBody>
          {isLoadingError ? (
            <FailedRead title={fetchFailure("users", error)} of={query} />
          ) : (
            <SkeletonSlats label="Loading user..." />
          )}
        </DialogBody>
      )}
    </Sheet>
  );
};

interface ProfileTabProps extends Pick<Props, "renderCorrection" | "onClose"> {
  readonly user: UserWithRights;
}

/** Sends only the changed fields, so that changes of others are not undone. */
const ProfileTab = ({ user, renderCorrection, onClose }: ProfileTabProps) => {
  const { data: registrations = [] } = useRead(listUserEvents, { userId: user.id });
  const { mutate, isPending } = useChangeUser(user.id);
  const before = profileOf(user);
  const form = useForm({
    initial: before,
    validate: errorsOfProfile,
    onSubmit: (values) => {
      const changed = Object.entries(values).filter(
        ([name, value]) => value !== before[name as keyof typeof before],
      );
      const body = readBody(changeUserForAdmin, Object.fromEntries(changed));
      if (Result.isFailure(body)) return;
      mutate(body.success, {
        onError: form.fail,
        onSuccess: ({ handicap }) => {
          // A running event in which the new handicap does not count is shown before it closes.
          const isNew = handicap !== user.handicap;
          if (isNew && whereNotCounting(registrations, handicap).length > 0) form.renew(values);
          else onClose();
        },
      });
    },
  });
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText="Save Changes"
      pendingText="Saving..."
      isPending={isPending}
    >
      <NotCounting user={user} registrations={registrations} renderCorrection={renderCorrection} />
      <div className={columns}>
        <Fields
          of={profileTable}
          form={form}
          asked={{ withEmail: user.mayChangeAccount, noSize: "No preference" }}
        />
      </div>
    </DialogForm>
  );
};

/** Sets a new password, which the administrator tells the player. */
const SecurityTab = ({ user, onClose }: Pick<ProfileTabProps, "user" | "onClose">) => {
  const { mutate, isPending } = useResetPassword(user.id);
  const tooCommon = useCommonPasswords();
  const form = useForm({
    initial: noPasswords,
    validate: (values) => ({
      newPassword: tooCommon(values.newPassword),
      ...errorsOfPassword(values),
    }),
    onSubmit: ({ newPassword }) =>
      mutate({ newPassword }, { onSuccess: onClose, onError: form.fail }),
  });
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText="Reset Password"
      pendingText="Resetting..."
      isPending={isPending}
    >
      <div className={asStack({ gap: 4 })}>
        <p>Whoever is signed in with the old password is signed out.</p>
        <Fields of={passwordTable} form={form} asked={null} />
      </div>
    </DialogForm>
  );
};

/** The dialog that corrects a handicap in an event, with what closes it. */
type RenderCorrection = (eventId: TournamentId, onClose: () => void) => ReactNode;

interface NotCountingProps extends Pick<ProfileTabProps, "user" | "renderCorrection"> {
  readonly registrations: ReadonlyArray<UserRegistration>;
}

/** Says in which running events the handicap of the account does not count, and offers to correct it. */
const NotCounting = ({ user, registrations, renderCorrection }: NotCountingProps) => {
  const [open, setOpen] = useState<TournamentId | null>(null);
  const events = whereNotCounting(registrations, user.handicap);
  return (
    <>
      {events.map(({ eventId, eventName, handicap, mayManage }) => (
        <div key={eventId} className={styles.notCounting}>
          <Caution>{notCountingText(eventName, handicap, user.handicap)}</Caution>
          {mayManage ? (
            <Button
              variant="line"
              size="small"
              aria-label={`Correct Handicap: ${eventName}`}
              onClick={() => setOpen(eventId)}
            >
              Correct Handicap
            </Button>
          ) : null}
        </div>
      ))}
      {open === null ? null : renderCorrection(open, () => setOpen(null))}
    </>
  );
};
