import { Result } from "effect";
import { useRef, useState } from "react";
import { canPlayWolf, wolfInTurn } from "../../../../../../domain/golf/sideGames/wolfHole.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import { recordWolfChoice } from "../../../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { unsaved } from "../../../../device/unsaved.ts";
import { readBody } from "../../../../form/formErrors.ts";
import { SelectField } from "../../../../form/SelectField.tsx";
import { useUnsaved } from "../../../../form/useForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asRow, asStack } from "../../../../ui/layout.ts";
import { EmptyState } from "../../../../ui/states/EmptyState.tsx";
import { callNames } from "../../../person/playerText.ts";
import { isAt } from "../../gameHole.ts";
import { holesOfRound, namesOf } from "../gameTexts.ts";
import * as styles from "../SideGames.css.ts";
import { useRecord } from "./useRecord.ts";
import { wolfPoints } from "./wolfPoints.ts";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly mayManage: boolean;
}

/** The wolf of each hole and the chosen partner. */
export const WolfChoices = ({ game, results, mayManage }: Props) => {
  const [round, setRound] = useState<number>(game.roundNumber);
  if (!canPlayWolf(results.playerIds.length)) {
    return (
      <EmptyState title="Wolf Needs Three to Five">
        {`Wolf needs three to five players. ${results.playerIds.length} play.`}
      </EmptyState>
    );
  }
  return (
    <div className={asStack({ gap: 4, top: 4 })}>
      {game.roundNumbers.length > 1 ? (
        <SelectField
          label="Round"
          value={String(round)}
          onChange={(chosen) => unsaved.leave(document, () => setRound(Number(chosen)))}
          options={game.roundNumbers.map((each) => {
            return { value: String(each), label: `Round ${each}` };
          })}
        />
      ) : null}
      <ul className={styles.games}>
        {holesOfRound(game, round).map((hole) => (
          <li key={`${round} ${hole}`}>
            <WolfHole
              game={game}
              results={results}
              roundNumber={round}
              holeNumber={hole}
              mayManage={mayManage}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

interface WolfHoleProps {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly roundNumber: number;
  readonly holeNumber: number;
  readonly mayManage: boolean;
}

/** The wolf of a hole and the partner. A change shows its points before it is saved. */
const WolfHole = ({ game, results, roundNumber, holeNumber, mayManage }: WolfHoleProps) => {
  const isHere = isAt({ roundNumber, holeNumber });
  const recorded = results.wolfChoices.find(isHere);
  const hole = results.holes.find(isHere);
  const [typed, setTyped] = useState<{
    readonly wolfId: string;
    readonly partnerId: string;
  } | null>(null);
  const { mutate, isPending } = useRecord(game.id, "wolf", "Choice");
  const names = namesOf(game);
  const inTurn = wolfInTurn(results.playerIds, holeNumber) ?? "";
  const stored = {
    wolfId: recorded?.playerId ?? inTurn,
    partnerId: recorded ? (recorded.partnerId ?? "lone") : "",
  };
  const { wolfId, partnerId } = typed ?? stored;
  const fields = useRef<HTMLFieldSetElement>(null);
  useUnsaved(fields, wolfId !== stored.wolfId || partnerId !== stored.partnerId);
  const choice = { wolfId, partnerId: partnerId === "lone" ? null : partnerId };
  const now = recorded ? wolfPoints(game, hole, { ...recorded, wolfId: recorded.playerId }) : null;
  const then = partnerId === "" ? null : wolfPoints(game, hole, choice);
  const save = () => {
    const body = readBody(recordWolfChoice, { roundNumber, holeNumber, ...choice });
    // Another choice may have been made since this one was sent.
    const onSuccess = () =>
      setTyped((latest) =>
        latest?.wolfId === wolfId && latest.partnerId === partnerId ? null : latest,
      );
    if (Result.isSuccess(body)) mutate(body.success, { onSuccess });
  };
  const people = [...names].map(([value, label]) => ({ value, label }));
  if (!mayManage) {
    const partner = recorded?.partnerId ? names.get(recorded.partnerId) : "alone";
    return (
      <p>{`Hole ${holeNumber}: ${recorded ? `${names.get(recorded.playerId)}, ${partner}` : "no choice yet"}`}</p>
    );
  }
  return (
    <fieldset ref={fields} className={styles.wolfHole}>
      <legend className={styles.legend}>{`Hole ${holeNumber}`}</legend>
      <SelectField
        label="Wolf"
        value={wolfId}
        onChange={(id) => setTyped({ wolfId: id, partnerId: "" })}
        options={people}
      />
      <SelectField
        label="Partner"
        emptyLabel="No choice yet"
        value={partnerId}
        onChange={(id) => setTyped({ wolfId, partnerId: id })}
        options={[
          { value: "lone", label: "Lone wolf" },
          ...people.filter(({ value }) => value !== wolfId),
        ]}
      />
      <div className={asRow({ gap: 3, justify: "between", wrap: true, size: "sm", target: true })}>
        <output>
          {typed && then
            ? `Points: ${pointsText(game, then)}${now ? `, instead of ${pointsText(game, now)}` : ""}.`
            : now
              ? `Points: ${pointsText(game, now)}.`
              : "No points before everybody has a score and the choice is saved."}
        </output>
        {typed && typed.partnerId !== "" ? (
          <Button size="small" isPending={isPending} pendingText="Saving..." onClick={save}>
            Save
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
};

const pointsText = ({ participants }: SideGame, points: ReadonlyArray<number>) => {
  const callName = callNames(participants.map(({ user }) => user));
  return participants
    .map(({ user }, index) => {
      const value = points[index] ?? 0;
      return `${callName(user)} ${value > 0 ? "+" : ""}${value}`;
    })
    .join(", ");
};
