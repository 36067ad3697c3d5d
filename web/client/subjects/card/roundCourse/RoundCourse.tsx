import { useQuery } from "@tanstack/react-query";
import { MapPinned } from "lucide-react";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { everybodyQuery } from "../../field/participantsQuery.ts";
import { scoreSheetQuery } from "../scoreSheetQuery.ts";
import { ApplyCourseDialog } from "./ApplyCourseDialog.tsx";
import * as styles from "./RoundCourse.css.ts";

interface Props {
  readonly event: EventDetail;
  readonly round: number;
  /** Whether the dialog is open; the address says so. */
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}

/** A started round keeps its course. Here an edit of the course can be applied to it. */
export const RoundCourse = ({ event, round, isAsked, onAsk }: Props) => {
  const { data: cards = [] } = useQuery(scoreSheetQuery(event.id, round));
  const { data: players = [] } = useQuery(everybodyQuery(event.id));
  if (cards.length === 0 && !isAsked) return null;
  const nameOf = (playerId: string) => {
    const player = players.find(({ id }) => id === playerId);
    return player ? `${player.firstName} ${player.lastName}` : "Another player";
  };
  return (
    <div className={asRow({ gap: 3, wrap: true, top: 4 })} data-screen-only="">
      <p className={styles.words}>
        {`Round ${round} is played on the course as its first card found it.`}
      </p>
      <Button
        variant="line"
        size="small"
        icon={<MapPinned size={20} aria-hidden="true" />}
        onClick={() => onAsk(true)}
      >
        Apply Course
      </Button>
      {isAsked ? (
        <ApplyCourseDialog
          event={event}
          round={RoundNumber.make(round)}
          nameOf={nameOf}
          onClose={() => onAsk(false)}
        />
      ) : null}
    </div>
  );
};
