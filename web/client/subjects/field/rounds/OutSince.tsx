import { Undo2 } from "lucide-react";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { RuledRound } from "../../../../contract/event/rounds.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { useWithdrawCut } from "../cut/useCuts.ts";
import { useTakeBack } from "./useRuleRound.ts";

interface Props {
  readonly eventId: TournamentId;
  readonly roundNumber: RoundNumber;
  readonly out: RuledRound["outSince"];
  readonly nameOf: (playerId: string) => string;
}

const words = { withdrawn: "withdrew", disqualified: "was disqualified" } as const;

/** Who left in a round that is to be cancelled, or missed the cut after it. */
export const OutSince = ({ eventId, roundNumber, out, nameOf }: Props) => {
  const takeBack = useTakeBack(eventId);
  const withdraw = useWithdrawCut(eventId);
  const cut = out.filter(({ playerStatus }) => playerStatus === "missed_cut");
  return (
    <ul className={asStack({ gap: 2 })}>
      {out.map(({ userId, playerStatus }) =>
        playerStatus === "withdrawn" || playerStatus === "disqualified" ? (
          <li key={userId} className={asRow({ gap: 2, justify: "between", wrap: true })}>
            <span>{`${nameOf(userId)} ${words[playerStatus]} in this round`}</span>
            <Button
              variant="quiet"
              size="small"
              icon={<Undo2 size={20} aria-hidden="true" />}
              isPending={takeBack.isPending && takeBack.variables === userId}
              aria-label={`Take back: ${nameOf(userId)}`}
              onClick={() => takeBack.mutate(userId)}
            >
              Take Back
            </Button>
          </li>
        ) : null,
      )}
      {cut.length > 0 ? (
        <li className={asRow({ gap: 2, justify: "between", wrap: true })}>
          <span>{`${cut.map(({ userId }) => nameOf(userId)).join(", ")} missed the cut after this round`}</span>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={20} aria-hidden="true" />}
            isPending={withdraw.isPending}
            onClick={() => withdraw.mutate(roundNumber)}
          >
            Take Back the Cut
          </Button>
        </li>
      ) : null}
    </ul>
  );
};
