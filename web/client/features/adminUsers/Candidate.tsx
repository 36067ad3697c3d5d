import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { AdminViewUser } from "../../../contract/user.ts";
import { Badge } from "../../components/badges/Badge.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import * as styles from "./Users.css.ts";
import { fullName } from "./UsersTable.tsx";
import { useRegisterUser } from "./useUserActions.ts";

interface Props {
  readonly user: AdminViewUser;
  readonly eventId: TournamentId;
  readonly isIn: boolean;
}

/** A person who may be registered. The row stays in place after that. */
export const Candidate = ({ user, eventId, isIn }: Props) => {
  const register = useRegisterUser();
  return (
    <article className={styles.event} aria-label={fullName(user)}>
      <div className={styles.words}>
        <p className={styles.name}>{fullName(user)}</p>
        <p className={styles.facts}>{`${user.email} · HCP ${user.handicap ?? "N/A"}`}</p>
      </div>
      {isIn || register.isSuccess ? (
        <Badge kind="upcoming">In the event</Badge>
      ) : (
        <Button
          variant="line"
          size="small"
          aria-label={`Add: ${fullName(user)}`}
          isPending={register.isPending}
          pendingText="Adding..."
          onClick={() => register.mutate({ userId: user.id, eventId })}
        >
          Add
        </Button>
      )}
    </article>
  );
};
