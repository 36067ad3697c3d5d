import { useQuery } from "@tanstack/react-query";
import { gameTypeLabels } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import type { Body } from "../../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import { enterInSideGame } from "../../../../../contract/sideGame/sideGamePlayers.ts";
import { readOf } from "../../../../data/read.ts";
import { serverErrorOr } from "../../../../data/toasts.ts";
import { useWrite } from "../../../../data/write.ts";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { TextField } from "../../../../form/Field.tsx";
import { SelectField } from "../../../../form/SelectField.tsx";
import { useForm } from "../../../../form/useForm.ts";
import { Sheet } from "../../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { countText } from "../../../../ui/listText.ts";
import { useDebounced } from "../../../../ui/useListing.ts";
import { participantsQuery } from "../../../field/participantsQuery.ts";
import { PlayerChoice } from "../../../person/PlayerChoice.tsx";
import { nameOf as fullNameOf } from "../../../person/playerText.ts";
import { Moves } from "./Moves.tsx";

interface Props {
  readonly game: SideGame;
  readonly onClose: () => void;
}

const nobody: ReadonlyArray<PlayerId> = [];
const initial = { playerIds: nobody, teamName: "", partnerId: "" };
type Values = typeof initial;

/** In milliseconds: the pause in typing after which the server is asked. */
const DEBOUNCE = 300;

/** Puts players of the field into a game, until it is final. */
export const AddPlayersToGame = ({ game, onClose }: Props) => {
  const { data: field = [] } = useQuery(participantsQuery(game.eventId));
  const enter = useEnter(game);
  const form = useForm({
    initial,
    validate: (wanted) => errorsIn(game, wanted),
    onSubmit: (wanted) =>
      enter.mutate(enteringOf(game, wanted), { onSuccess: onClose, onError: form.fail }),
  });
  const { values } = form;
  const teamName = useDebounced(values.teamName, DEBOUNCE);
  const entering = enteringOf(game, { ...values, teamName });
  const isReady = values.playerIds.length > 0 && Object.keys(errorsIn(game, values)).length === 0;
  const asked = useQuery({ ...enteringPreview(game, entering), enabled: isReady });
  const inGame = new Set(game.participants.map(({ userId }) => userId));
  const names = new Map(field.map((one) => [String(one.id), fullNameOf(one)]));
  const isForPartners = game.gameFormat === "partners";
  return (
    <Sheet
      isOpen
      onClose={onClose}
      overline={gameTypeLabels[game.gameType]}
      title="Add Players"
      seed={game.id}
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Add Players"
        pendingText="Adding..."
        isPending={enter.isPending}
      >
        <div className={asStack({ gap: 4 })}>
          <PlayerChoice
            legend={isForPartners ? "One player, or the two who are partners" : "Players"}
            players={field
              .filter(({ id, playerStatus }) => playerStatus === "playing" && !inGame.has(id))
              .map((one) => ({ id: one.id, name: fullNameOf(one), handicap: one.handicap }))}
            chosen={values.playerIds}
            onChange={(playerIds) => form.set("playerIds", playerIds)}
            emptyText="Everybody of the field is in the game."
            error={form.errors.playerIds}
          />
          {game.gameFormat === "team" ? (
            <TextField
              {...form.field("teamName")}
              label="Team name"
              hint="Everybody with the same name plays together, however it is written."
              maxLength={100}
              autoComplete="off"
            />
          ) : null}
          {isForPartners && values.playerIds.length === 1 ? (
            <SelectField
              {...form.field("partnerId")}
              label="Partner"
              emptyLabel="Select a partner"
              hint="Both are partners by it, if the partner is in the game."
              options={field
                .filter(({ id }) => !values.playerIds.includes(id))
                .map((one) => ({ value: one.id, label: fullNameOf(one) }))}
            />
          ) : null}
          {isReady ? (
            <Moves answer={asked} nameOf={(id) => names.get(id) ?? "Former player"} />
          ) : null}
        </div>
      </DialogForm>
    </Sheet>
  );
};

const enteringOf = ({ gameFormat }: SideGame, values: Values): Entering => ({
  playerIds: values.playerIds,
  teamName: gameFormat === "team" ? values.teamName.trim() : null,
  partnerId:
    gameFormat === "partners" && values.playerIds.length === 1 && values.partnerId !== ""
      ? (values.partnerId as PlayerId)
      : null,
});

const errorsIn = (
  { gameFormat }: SideGame,
  { playerIds, teamName, partnerId }: Values,
): Partial<Record<keyof Values, string>> => {
  if (playerIds.length === 0) return { playerIds: "Please select between 1 and 100 players" };
  if (gameFormat === "team" && teamName.trim() === "") {
    return { teamName: "Team name is required" };
  }
  if (gameFormat !== "partners") return {};
  if (playerIds.length > 2) return { playerIds: "Two players are partners at most" };
  return playerIds.length === 1 && partnerId === "" ? { partnerId: "Please select a partner" } : {};
};

/** Who comes in, and with which team or partner. */
type Entering = Omit<Body<typeof enterInSideGame>, "preview">;

/** What moves when these players come in. */
const enteringPreview = ({ id }: SideGame, entering: Entering) =>
  readOf(enterInSideGame, { sideGameId: id }, { ...entering, preview: true });

const useEnter = ({ id }: SideGame) =>
  useWrite(
    enterInSideGame,
    (entering: Entering) => ({
      params: { sideGameId: id },
      body: { ...entering, preview: false },
    }),
    {
      done: ({ players }) =>
        `${countText(players.filter((one) => one.done).length, "player")} added`,
      onFailed: serverErrorOr("Failed to add the players"),
    },
  );
