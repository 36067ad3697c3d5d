import { useQuery } from "@tanstack/react-query";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { listParticipants } from "../../../../contract/field/participants.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { readOf } from "../../../data/read.ts";
import { Caution } from "../../../ui/states/Caution.tsx";

import { fullName } from "../words.ts";
import { notChosenBackText } from "./partnerTexts.ts";

interface Props {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly hasBegun: boolean;
}

/** Tells a player whose partner has not chosen them that they would play alone. */
export const PartnerNotice = ({ game, me, hasBegun }: Props) => {
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
