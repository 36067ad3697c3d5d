import { BookOpen, ChevronLeft, ChevronRight, StickyNote } from "lucide-react";
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { type Played, strokesOf } from "../../../../../../domain/golf/played.ts";
import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { useToast } from "../../../../data/toasts.ts";
import { onFirstInput } from "../../../../device/onFirstInput.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { loadable } from "../../../../ui/loadable.tsx";
import { playedWord } from "../../../../ui/notation.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import type { useMatchOnHole } from "../match/useMatchOnHole.ts";
import { holesAround, type RoundHole } from "../roundCard.ts";
import { cardName, type Round } from "../useRound.ts";
import { HoleHead, Strip } from "./HoleHead.tsx";
import * as styles from "./HolePad.css.ts";
import { KeptTapsContext } from "./keys.ts";
import type { OpenDialog } from "./PadDialogs.tsx";
import { PadKeys, Stepper } from "./PadKeys.tsx";
import { TotalsLine } from "./TotalsLine.tsx";
import { useGestures } from "./useGestures.ts";
import { useHoleEntry } from "./useHoleEntry.ts";

// Most holes need no dialog, and the first one should load little code.
const dialogs = loadable(() => import("./PadDialogs.tsx"));

const MAX_PUTTS = 8;
const MAX_PENALTIES = 5;
const LOCKED = "Verified holes can no longer be changed. Please contact the event administrator.";

/** The next card of a group: another player on this hole, or the next hole. */
interface Turn {
  /** The first name of the next player on this hole, or null. */
  readonly next: string | null;
  readonly onNext: () => void;
  /** After the last hole. */
  readonly onFinish: () => void;
  /** Goes to a hole and to the first player of the group. */
  readonly onNextHole: (holeNumber: HoleNumber) => void;
}

interface Props {
  readonly round: Round;
  readonly hole: RoundHole;
  /** The start hole of the group, or null for the first hole. */
  readonly startHole: HoleNumber | null;
  readonly match: Pick<ReturnType<typeof useMatchOnHole>, "askedOn" | "isOver">;
  /** How the match of the open card ended; null while it goes on. */
  readonly end: string | null;
  /** Additional input on this hole. */
  readonly extra?: ReactNode;
  /** Null for a player who enters only the own card. */
  readonly turn: Turn | null;
  readonly onHole: (holeNumber: HoleNumber) => void;
  readonly onCard: () => void;
}

/** One hole, filling the screen. */
export const HolePad = ({
  round,
  hole,
  startHole,
  match,
  end,
  extra,
  turn,
  onHole,
  onCard,
}: Props) => {
  const { holeNumber, par } = hole;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const entry = useHoleEntry(round, holeNumber);
  const isLocked = round.verified.has(holeNumber);
  const { toast } = useToast();
  const kept = use(KeptTapsContext)(round, holeNumber);
  const around = holesAround(round, holeNumber, startHole);
  const { previous } = around;
  // A match that is over asks for no more holes.
  const next = match.isOver ? null : around.next;
  const goOn = () => {
    if (turn?.next) turn.onNext();
    else if (next === null) (turn?.onFinish ?? onCard)();
    else if (turn) turn.onNextHole(next);
    else onHole(next);
  };

  const press = (played: Played) => {
    if (isLocked) return;
    if (entry.press(played) === "taken back") {
      const title = `Hole ${holeNumber} taken back`;
      toast({ title, action: { label: "Undo", onPress: entry.bringBack } });
      return setOpen(null);
    }
    const strokes = strokesOf(played);
    setAnnouncement([strokes ?? [], playedWord(strokes, par)].flat().join(", "));
    setOpen(strokes === null ? match.askedOn(holeNumber) : null);
  };
  const hint = (): string => {
    if (isLocked) return LOCKED;
    if (entry.waitsForStrokes) return "Enter the strokes to save this.";
    return end === null ? "Strokes include penalty strokes." : `The match is over: ${end}.`;
  };
  // Loaded early, because there may be no network when it is needed.
  useEffect(() => onFirstInput(() => void dialogs.load().catch(() => undefined)), []);
  const pad = useRef<HTMLDivElement>(null);
  useGestures(pad, {
    onNext: goOn,
    onPrevious: () => (previous === null ? undefined : onHole(previous)),
    onCard,
    onPlayed: press,
  });

  return (
    <>
      <div ref={pad} className={styles.pad}>
        <Strip card={round} name={cardName(round)} current={holeNumber} onHole={onHole} />
        <HoleHead hole={hole} seed={`${round.tournamentId}:${holeNumber}`} partner={round.partner}>
          {extra}
        </HoleHead>
        <PadKeys
          holeNumber={holeNumber}
          par={par}
          played={entry.played}
          isLocked={isLocked}
          kept={kept}
          onPlayed={press}
          onMore={() => setOpen("more")}
        />
        <div className={styles.extras}>
          <Stepper
            name="Putts"
            one="putt"
            value={entry.putts}
            most={MAX_PUTTS}
            isLocked={isLocked}
            onChange={(putts) => entry.change({ putts })}
          />
          <Stepper
            name="Penalties"
            one="penalty"
            value={entry.penalties}
            most={MAX_PENALTIES}
            isLocked={isLocked}
            onChange={(penalties) => entry.change({ penalties })}
          />
          <div className={styles.hintLine}>
            <p className={styles.hint}>{hint()}</p>
            {isLocked ? null : (
              <button type="button" className={styles.notes} onClick={() => setOpen("notes")}>
                <StickyNote size={19} aria-hidden="true" />
                <span className={styles.notesWord}>{entry.notes ? "Notes (1)" : "Notes"}</span>
              </button>
            )}
          </div>
        </div>
        <footer className={styles.foot}>
          <TotalsLine totals={round.totals} />
          <div className={styles.ways}>
            {previous === null ? null : (
              <Button
                variant="line"
                className={styles.way}
                aria-label={`Hole ${previous}`}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => onHole(previous)}
              >
                {previous}
              </Button>
            )}
            <Button
              variant="line"
              className={styles.way}
              aria-label="Whole card"
              icon={<BookOpen size={22} aria-hidden="true" />}
              onClick={onCard}
            >
              Card
            </Button>
            <Button className={styles.next} onClick={goOn}>
              <span className={styles.nextWord}>
                {turn?.next ?? (next === null ? "Finish" : `Hole ${next}`)}
              </span>
              <ChevronRight className={styles.nextSign} aria-hidden="true" />
            </Button>
          </div>
        </footer>
      </div>
      <output>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </output>
      {open === null ? null : (
        <dialogs.Component
          open={open}
          holeNumber={holeNumber}
          par={par}
          strokes={strokesOf(entry.played)}
          notes={entry.notes}
          onStrokes={press}
          onNotes={(notes) => {
            entry.change({ notes });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
