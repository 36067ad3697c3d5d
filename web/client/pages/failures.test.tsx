import { afterEach, expect, test, vi } from "vitest";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { useAttest } from "../subjects/card/signing/useAttest.ts";
import { useSearchCourse } from "../subjects/course/AddCourseSheet.tsx";
import { useSaveCourse } from "../subjects/course/EditCourseSheet.tsx";
import { useAddHole, useDeleteHole } from "../subjects/course/scorecard/holes.ts";
import { useMakeCut, useWithdrawCut } from "../subjects/field/cut/useCuts.ts";
import {
  useAddBack,
  useChangeParticipant,
  useManyParticipants,
} from "../subjects/field/entries/useDecisions.ts";
import { useArrangeMatch } from "../subjects/match/MatchDesk.tsx";
import { useChangePassword } from "../subjects/person/account/AccountPanels.tsx";
import { useAdminLogout, useAdminSigning } from "../subjects/person/adminSession/adminSession.ts";
import { useEntering } from "../subjects/person/entering/useEntering.tsx";
import { useOpenAccount, useSignIn } from "../subjects/person/session/useSigning.ts";
import {
  useArchiveUser,
  useChangeUser,
  useCreateUser,
  useRemoveUser,
  useResetPassword,
} from "../subjects/person/users/useUserActions.ts";
import { useWithdraw } from "../subjects/profile/WithdrawDialog.tsx";
import { useCreateGame } from "../subjects/sideGame/desk/form/GameDialog.tsx";
import { useRecord } from "../subjects/sideGame/desk/records/useRecord.ts";
import { useJoin } from "../subjects/sideGame/join/JoinDialog.tsx";
import { useDisbandTeam, useFormPair, useFormTeam } from "../subjects/team/useFormTeam.ts";
import { useAutoSchedule } from "../subjects/teeSheet/draw/useAutoSchedule.ts";
import { useCreateGroup, useDeleteGroup } from "../subjects/teeSheet/group/GroupDialog.tsx";
import { useSaveSettings } from "./admin/eventDesk/settings/SettingsForm.tsx";
import { useSignOut } from "./session/useSigningOut.tsx";
import { answer, id, press, send, thing, toastAfter } from "./testing/press.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = () => undefined;

const attest = (from: "list" | "card") => () =>
  press(
    () => useAttest({ scorecardId: id, from }),
    ({ attest: say }) => say(null),
  );

const passwords = { newPassword: "mashie-5" };
const credentials = { email: "ana@club.example", password: "mashie-5" };
const place = { userId: id, eventId: id };
const enter = () =>
  press(useEntering, ({ enter: say }) =>
    say({ event: { id, name: "", registrationFee: null, otherFees: [] }, players: [], fee: null }),
  );
const first = RoundNumber.make(1);
const draw = {
  ...{ type: "random", startTime: "08:00", interval: 10, startType: "tee_times" },
  ...{ roundNumber: first, replaces: false, seed: 7 },
};

/** Actions that fail without a sentence of the server, and the text that is shown. */
const failures: ReadonlyArray<readonly [title: string, sentence: string, act: () => void]> = [
  ["Error", "Failed to add hole", send(() => useAddHole(id, nothing), {})],
  ["Error", "Failed to delete hole", send(() => useDeleteHole(id, nothing))],
  ["Course search failed", "", send(() => useSearchCourse(nothing), { courseName: "Elie" })],
  ["Error", "Failed to update user", send(() => useChangeUser(id), {})],
  ["Error", "Failed to reset password", send(() => useResetPassword(id), passwords)],
  ["Error", "Failed to register user for event", enter],
  ["Error", "Failed to register user for event", send(() => useAddBack(id, nothing), [thing])],
  ["Error", "Failed to remove user from event", send(useRemoveUser, place)],
  ["Error", "Failed to create user", send(useCreateUser, {})],
  ["Error", "Failed to create side game", send(() => useCreateGame(id), {})],
  [
    "Error",
    "Failed to save group",
    send(() => useCreateGroup({ tournamentId: id, onSaved: nothing }), {}),
  ],
  ["Error", "Failed to save group", send(() => useDeleteGroup(), thing)],
  ["Error", "Failed to auto-schedule", send(() => useAutoSchedule(id, first), draw)],
  [
    "Error",
    "Failed to update event settings",
    () =>
      press(
        () => useSaveSettings(thing, { onStored: nothing }),
        ({ save }) => save({}),
      ),
  ],
  [
    "Failed to update course",
    "",
    () =>
      press(
        () => useSaveCourse(thing, { onClose: nothing }),
        ({ save }) => save({}),
      ),
  ],
  [
    "Error",
    "Failed to update participant",
    send(() => useChangeParticipant(id, nothing), { participant: thing, action: "accept" }),
  ],
  [
    "Error",
    "Failed to update participant",
    send(() => useManyParticipants(id, nothing), {
      action: "accept",
      participants: [thing],
      others: 0,
    }),
  ],
  ["Error", "Failed to create pair", send(() => useFormPair(id), {})],
  ["Error", "Failed to create team", send(() => useFormTeam(id), {})],
  ["Error", "Failed to delete team", send(() => useDisbandTeam(id, "Pair"))],
  ["Error", "Failed to archive user", send(useArchiveUser)],
  ["Error", "Failed to make the cut", send(() => useMakeCut(id), {})],
  ["Error", "Failed to take the cut back", send(() => useWithdrawCut(id), 1)],
  ["Error", "Failed to save match", send(() => useArrangeMatch(id), {})],
  ["Failed to withdraw", "", send(() => useWithdraw(id), undefined)],
  ["Error", "Failed to save entry", send(() => useRecord(id, "distance", "Entry"), {})],
  ["Error", "Failed to save entry", send(() => useRecord(id, "wolf", "Choice"), {})],
  [
    "Login failed",
    "Login failed",
    () => press(useAdminSigning, ({ givePassword }) => givePassword(credentials)),
  ],
  ["Login failed", "", send(useSignIn, { username: "ana@club.example", password: "mashie-5" })],
  ["Logout failed", "", send(useSignOut, undefined)],
  ["Logout failed", "", send(useAdminLogout, undefined)],
  ["Registration failed", "", send(useOpenAccount, {})],
  [
    "Failed to join side game",
    "",
    () =>
      press(
        () => useJoin(thing, false, nothing),
        ({ mutate }) => mutate({} as never),
      ),
  ],
  ["Failed to verify scorecard", "", attest("list")],
  ["Failed to attest scorecard", "", attest("card")],
  [
    "Your password could not be changed",
    "",
    send(() => useChangePassword("player", { onRefused: nothing, onDone: nothing }), {}),
  ],
];

test.each(failures)("without a word of the server: %s - %s", async (title, sentence, act) => {
  answer(502, "");
  const toast = await toastAfter(act);
  expect(toast).toMatchObject({ title, variant: "destructive" });
  expect(sentence === "" ? "" : toast?.description).toBe(sentence);
  // Every failure says what to do next.
  expect(`${toast?.description} ${toast?.advice}`).toMatch(/try again/iu);
});
