import { Trash2 } from "lucide-react";
import type { EventTeam } from "../../../contract/team/teams.ts";
import { RowTools } from "../../ui/tables/RowTools.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { indexText } from "../person/indexText.ts";

interface Props {
  readonly caption: string;
  readonly teams: ReadonlyArray<EventTeam>;
  /** Undefined for readers who may only view. */
  readonly onDelete?: ((team: EventTeam) => void) | undefined;
}

const playersText = ({ players }: EventTeam) =>
  players
    .map(({ firstName, lastName, handicap }) => `${firstName} ${lastName} (${indexText(handicap)})`)
    .join(", ");

export const TeamTable = ({ caption, teams, onDelete }: Props) => {
  const columns: ReadonlyArray<Column<EventTeam>> = [
    { header: "Name", cell: ({ name }) => name },
    { header: "Players (handicap)", cell: playersText, isWide: true },
  ];
  const tools: Column<EventTeam> = {
    header: "Actions",
    isTools: true,
    cell: (team) => (
      <RowTools
        about={team.name}
        tools={[
          {
            label: "Delete",
            icon: <Trash2 size={22} aria-hidden="true" />,
            isDangerous: true,
            onSelect: () => onDelete?.(team),
          },
        ]}
      />
    ),
  };
  return (
    <Table
      caption={caption}
      columns={onDelete ? [...columns, tools] : columns}
      rows={teams}
      keyOf={({ id }) => id}
    />
  );
};
