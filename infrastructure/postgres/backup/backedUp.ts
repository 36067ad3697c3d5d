interface BackedUp {
  readonly table: string;
  /** The format of the rows, equal in every database. */
  readonly order: string;
}

/** The tables of a backup, each after the tables that it refers to. */
export const backedUp: ReadonlyArray<BackedUp> = [
  { table: "event_store.streams", order: 'stream collate "C"' },
  { table: "event_store.events", order: "position" },
  { table: "reference.policy_checkpoint", order: 'name collate "C"' },
  { table: "reference.players", order: "id" },
  { table: "reference.player_credentials", order: "player_id" },
  { table: "reference.player_pictures", order: "player_id" },
  { table: "reference.member_imports", order: "command_id" },
  { table: "reference.mail_choices", order: "player_id" },
  { table: "reference.messages", order: "id" },
  { table: "reference.deliveries", order: "message_id, player_id" },
  { table: "reference.administrators", order: "id" },
  { table: "reference.administrator_credentials", order: "administrator_id" },
  { table: "reference.second_factors", order: "administrator_id" },
  { table: "reference.recovery_codes", order: "administrator_id, digest" },
  { table: "reference.people_version", order: "is_only_row" },
  { table: "reference.tournament_numbers", order: "tournament_id" },
  { table: "reference.contacts", order: "id" },
  { table: "reference.audit", order: "id" },
  { table: "reference.courses", order: "id" },
  { table: "reference.holes", order: "id" },
  { table: "reference.tees", order: "id" },
  { table: "reference.participant_structures", order: "id" },
  { table: "reference.play_formats", order: "id" },
  { table: "reference.scoring_metrics", order: "id" },
  { table: "reference.competition_containers", order: "id" },
  {
    table: "reference.format_compatibility",
    order: "participant_structure_id, play_format_id",
  },
];

/**
 * Left out: people sign in again, and turn notices on again, which belong to a session; mailed links
 * expire, the write probe contains no data, and a restored installation has no backup of its own yet.
 */
export const leftOut = [
  "reference.sessions",
  "reference.phones",
  "reference.phones_told",
  "reference.sign_in_steps",
  "reference.password_resets",
  "reference.write_probe",
  "reference.last_backup",
];

/** The sequences, from which the next numbers come. */
export const sequences = [
  "reference.tournament_numbers_number_seq",
  "reference.audit_id_seq",
  "reference.member_imports_number_seq",
];
