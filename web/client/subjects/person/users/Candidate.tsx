import { Check } from "lucide-react";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { type Entering, FullEvent, useEntering } from "../entering/useEntering.tsx";
import { indexText, nameOf } from "../playerText.ts";

interface Props {
  readonly user: AdminViewUser;
  readonly event: Entering["event"];
  readonly isIn: boolean;
  /** The kind of fee; null is the registration fee. */
  readonly fee: string | null;
}

/** The address tells namesakes apart, where it is shown. */
const factsOf = ({ email, handicap }: AdminViewUser) =>
  [...(email === null ? [] : [email]), `HCP ${indexText(handicap)}`].join(" · ");

/** A person who may be registered. The row stays in place after that. */
export const Candidate = ({ user, event, isIn, fee }: Props) => {
  const entering = useEntering();
  const { isPending } = entering;
  const isAdded = entering.outcomes?.some(({ outcome }) => outcome !== "refused") ?? false;
  return (
    <article
      className={asRow({
        gap: 2,
        justify: "between",
        wrap: true,
        pad: 3,
        ground: "ground",
        radius: "slot",
      })}
      aria-label={nameOf(user)}
    >
      <div className={asStack({ gap: "half", breaks: true, shrinks: true })}>
        <p className={asText({ weight: "strong" })}>{nameOf(user)}</p>
        <p className={asRow({ gap: 2, wrap: true, tone: "textDim", size: "sm" })}>
          {factsOf(user)}
        </p>
      </div>
      {isIn && !isAdded && !isPending ? (
        <Badge kind="upcoming">In the event</Badge>
      ) : (
        // One button before and after, so that the focus stays on it.
        <Button
          variant={isAdded ? "quiet" : "line"}
          size="small"
          icon={isAdded ? <Check size={20} aria-hidden="true" /> : null}
          aria-label={`${isAdded ? "In the event" : "Add"}: ${nameOf(user)}`}
          aria-disabled={isAdded || undefined}
          isPending={isPending}
          pendingText="Adding..."
          onClick={isAdded ? undefined : () => entering.enter({ event, players: [user], fee })}
        >
          {isAdded ? "In the event" : "Add"}
        </Button>
      )}
      <FullEvent entering={entering} />
    </article>
  );
};
