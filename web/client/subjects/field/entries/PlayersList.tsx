import { Schema } from "effect";
import { Undo2, X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { ParticipantFilter } from "../../../../contract/field/field.ts";
import { filterOptions, matching } from "../../../../contract/field/participantFilters.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { ListFileLink } from "../../../ui/files/ListFileLink.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE } from "../../../ui/useListing.ts";
import { nameOf } from "../../person/playerText.ts";
import { ManyBar } from "./AskAboutMany.tsx";
import { actionsFor, playersText, sentences } from "./actions.ts";
import { beyondText } from "./fieldText.ts";
import * as styles from "./Participants.css.ts";
import { PlayersTable } from "./PlayersTable.tsx";
import { Questions } from "./Questions.tsx";
import { useTees } from "./TeeField.tsx";
import { type ManyOutcome, useAddBack, useDecisions } from "./useDecisions.ts";

interface Props {
  readonly event: CountedEvent;
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly mayManage: boolean;
  /** The initial filter, from the address. */
  readonly show: string | null;
  readonly onOpenUser: (participant: AdminParticipant) => void;
  readonly onMessage: (participants: ReadonlyArray<AdminParticipant>) => void;
}

const isFilter = Schema.is(ParticipantFilter);
const filterNamed = (name: string | null) => (isFilter(name) ? name : "all");

/** The filtered players, page by page, with actions for one or many. */
export const PlayersList = ({ event, participants, mayManage, show, ...leaving }: Props) => {
  const [filter, setFilter] = useState(filterNamed(show));
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(0);
  const tees = useTees(event.courseId);
  const navigate = useNavigate();
  const hasFees = event.otherFees.length > 0;
  const decisions = useDecisions(event.id);
  const { selected, outcome } = decisions;
  const addBack = useAddBack(event.id, decisions.showOutcome);
  const shown = useShown(participants, filter, search);
  const current = Math.min(page, Math.max(0, Math.ceil(shown.length / PAGE_SIZE) - 1));
  const chosen = shown.filter(({ id }) => selected.has(id));
  // The outcome stays on an empty list, because it adds the last removed players back.
  const isEmpty = participants.length === 0;

  const look = (change: () => void) => {
    change();
    setPage(0);
    decisions.selectOnly([]);
    decisions.lookElsewhere();
  };
  return (
    <div className={asStack({ gap: 3, shrinks: true })}>
      {isEmpty ? null : (
        <ListBar
          label="Search players"
          search={search}
          onSearch={(text) => look(() => setSearch(text))}
        >
          <SelectField
            label="Show"
            className={styles.filter}
            value={filter}
            options={filterOptions(participants)}
            onChange={(value) => look(() => setFilter(filterNamed(value)))}
          />
          <DownloadPlayers eventId={event.id} show={filter} search={search} />
        </ListBar>
      )}
      {outcome ? (
        <Outcome
          outcome={outcome}
          onDismiss={decisions.dismissOutcome}
          onAddBack={addBack.mutate}
          isAddingBack={addBack.isPending}
        />
      ) : null}
      {mayManage && shown.length > 0 ? (
        <ManyBar
          shown={shown}
          chosen={chosen}
          hasFees={hasFees}
          onChoose={decisions.selectOnly}
          onMessage={() => leaving.onMessage(chosen)}
          onAction={(action) => {
            const concerned = chosen.filter((one) =>
              actionsFor(one, event.status).includes(action),
            );
            const others = chosen.length - concerned.length;
            decisions.askAboutMany({ action, participants: concerned, others });
          }}
        />
      ) : null}
      {isEmpty ? (
        <EmptyState title="No Participants Yet" seed="participants">
          {mayManage
            ? "They register on the page of the event, or you add them with the button above."
            : "Participants will appear here once they register for the event."}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState title="No Players Found" seed="no players">
          Nobody in this event fits the search and the filter.
        </EmptyState>
      ) : (
        <PlayersTable
          participants={shown.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE)}
          eventStatus={event.status}
          hasFees={hasFees}
          onReceipt={({ id }) => navigate(receiptPath(event.id, id))}
          teeNames={new Map(tees.map(({ id, name }) => [id, name]))}
          mayManage={mayManage}
          selected={selected}
          onSelect={decisions.select}
          onAction={(one, action) =>
            decisions.act(one, action, beyondText(event, participants, [one]) !== null)
          }
          {...leaving}
        />
      )}
      {isEmpty ? null : (
        <Pager
          what="player"
          total={shown.length}
          page={current}
          pageSize={PAGE_SIZE}
          onTurn={setPage}
        />
      )}
      <Questions event={event} decisions={decisions} participants={participants} tees={tees} />
    </div>
  );
};

interface DownloadPlayersProps {
  readonly eventId: string;
  readonly show: ParticipantFilter;
  readonly search: string;
}

/** Downloads the players that the filter and the search leave. */
const DownloadPlayers = ({ eventId, show, search }: DownloadPlayersProps) => (
  <ListFileLink
    to={`/api/events/${eventId}/participants.csv?${new URLSearchParams({ show, search })}`}
  />
);

/**
 * The shown players. A player who no longer matches the filter after a change stays until another
 * search, so that no row moves under the pointer.
 */
const useShown = (
  participants: ReadonlyArray<AdminParticipant>,
  filter: ParticipantFilter,
  search: string,
): ReadonlyArray<AdminParticipant> => {
  const wanted = `${filter} ${search}`;
  const [kept, setKept] = useState({ wanted, ids: new Set<string>() });
  const found = matching(participants, filter, search);
  const ids = kept.wanted === wanted ? kept.ids : new Set<string>();
  if (kept.wanted !== wanted || found.some(({ id }) => !ids.has(id))) {
    setKept({ wanted, ids: new Set([...ids, ...found.map(({ id }) => id)]) });
  }
  const isFound = new Set(found.map(({ id }) => id));
  const stays = participants.filter(({ id }) => ids.has(id) && !isFound.has(id));
  if (stays.length === 0) return found;
  const inOrder = new Map([...ids].map((id, index) => [id, index]));
  return [...found, ...stays].toSorted(
    (one, other) => (inOrder.get(one.id) ?? ids.size) - (inOrder.get(other.id) ?? ids.size),
  );
};

interface OutcomeProps {
  readonly outcome: ManyOutcome;
  readonly onDismiss: () => void;
  /** Registers removed players again. */
  readonly onAddBack: (participants: ReadonlyArray<AdminParticipant>) => void;
  readonly isAddingBack: boolean;
}

/**
 * The results of a change of many, until they are dismissed or the reader goes on. Removed players
 * can be added back.
 */
const Outcome = ({ outcome, onDismiss, onAddBack, isAddingBack }: OutcomeProps) => {
  const { action, done, failed } = outcome;
  const [first] = done;
  const whom = done.length === 1 && first ? nameOf(first) : playersText(done.length);
  return (
    <output className={asRow({ gap: 3, wrap: true, pad: 3, ground: "raised", radius: "slot" })}>
      <span className={styles.words}>
        {done.length === 0 ? null : <span>{sentences[action].answer(whom)}</span>}
        {failed.map(({ participant, error }) => (
          <Caution key={participant.id}>{`${nameOf(participant)}: ${error}`}</Caution>
        ))}
      </span>
      {action === "remove" && done.length > 0 ? (
        <Button
          variant="line"
          size="small"
          icon={<Undo2 size={20} aria-hidden="true" />}
          isPending={isAddingBack}
          pendingText="Adding..."
          onClick={() => onAddBack(done)}
        >
          Add Back
        </Button>
      ) : null}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </output>
  );
};

/** The page that prints the receipt of an entry. */
const receiptPath = (eventId: TournamentId, playerId: PlayerId): string =>
  `/admin/events/${eventId}/print/receipt?player=${playerId}`;
