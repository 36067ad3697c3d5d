import type { ComponentProps } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import {
  type AdminParticipant,
  listParticipants,
  type Participant,
} from "../../../../contract/field/participants.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { useRead } from "../../../data/read.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { listText } from "../../../ui/listText.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";

import { fullName } from "../words.ts";
import { confirmedPartnerOf, namedBy } from "./partnerTexts.ts";

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
