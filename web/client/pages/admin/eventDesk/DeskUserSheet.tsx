import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { OpenCorrection } from "../../../subjects/field/handicap/CorrectHandicapDialog.tsx";
import { UserSheet } from "../../../subjects/person/users/UserSheet.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

interface Props extends Pick<DeskTabProps, "admin"> {
  /** Null while nobody is open. */
  readonly userId: PlayerId | null;
  readonly onClose: () => void;
}

/** The account of a player of the event, within the rights of the administrator. */
export const DeskUserSheet = ({ admin, userId, onClose }: Props) =>
  userId === null ? null : (
    <UserSheet
      key={userId}
      userId={userId}
      mayManage={({ id, eventAdminId }) =>
        admin.accountType === "super_admin" || admin.event === id || eventAdminId === admin.id
      }
      renderCorrection={(eventId, onCorrected) => (
        <OpenCorrection eventId={eventId} playerId={userId} onClose={onCorrected} />
      )}
      onClose={onClose}
    />
  );
