import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import {
  type AdminParticipant,
  listParticipants,
  type Participant,
} from "../../../../contract/field/participants.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { readOf, useRead } from "../../../data/read.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { listText } from "../../../ui/listText.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { fullName } from "../words.ts";
import { confirmedPartnerOf, namedBy, notChosenBackText } from "./partnerTexts.ts";

interface Props {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly field: Omit<ComponentProps<typeof SelectField>, "label" | "options">;
}

/** Names a partner of the field, who has to choose this player, too. */
export const PartnerChoice = ({ game, me, field }: Props) => {
  const query = useRead(listParticipants, { eventId: game.eventId });
  const { data, error } = query;
  if (!data && error) {
    return <FailedRead title="The players could not be loaded" of={query} />;
  }
  const others = (data ?? []).filter((each) => each.id !== me && stillPlays(each));
  const askedBy = namedBy(game, me);
  const own = confirmedPartnerOf(game, me)?.userId;
  const isTaken = (id: PlayerId) => id !== own && confirmedPartnerOf(game, id) !== undefined;
  const named = listText(askedBy.map(({ user }) => fullName(user)));
  return (
    <SelectField
      label="Partner"
      emptyLabel={data ? "Select a partner" : "Loading players..."}
      hint={
        askedBy.length === 0
          ? "You play together once each of you has chosen the other."
          : `${named} ${askedBy.length === 1 ? "has" : "have"} named you. Choosing each other confirms it.`
      }
      options={others.map((each) => ({
        value: each.id,
        label: isTaken(each.id) ? `${fullName(each)} (has a partner)` : fullName(each),
      }))}
      {...field}
    />
  );
};

/** For administrators who also play, the list contains waiting and cancelled registrations. */
const stillPlays = (each: Participant | AdminParticipant) =>
  each.playerStatus === "playing" && (!("status" in each) || each.status === "approved");

interface PartnerNoticeProps {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly hasBegun: boolean;
}

/** Tells a player whose partner has not chosen them that they would play alone. */
export const PartnerNotice = ({ game, me, hasBegun }: PartnerNoticeProps) => {
  const { data: field = [] } = useQuery({
    ...readOf(listParticipants, { eventId: game.eventId }),
    enabled: game.gameFormat === "partners",
  });
  const nameOf = (id: PlayerId) => {
    const player = field.find((each) => each.id === id);
    return player ? fullName(player) : "Your partner";
  };
  const text = notChosenBackText(game, me, hasBegun, nameOf);
  return text === null ? null : (
    <p>
      <Caution>{text}</Caution>
    </p>
  );
};
