import type { playerFields, tournamentFields } from "./fileFields.ts";
import type { Read } from "./readFields.ts";

/**
 * The readable part of a file. Checks use only values that exist, so each reports only its own
 * faults.
 */
export interface KnownFile {
  readonly tournament: KnownTournament;
  readonly players: ReadonlyArray<KnownPlayer>;
}

type KnownTournament = Read<typeof tournamentFields>["known"];

/** In the order of the file: the index of a player is their identity. */
export type KnownPlayer = Read<typeof playerFields>["known"];

/** A file without faults. */
export interface TournamentFile extends KnownTournament {
  readonly event: NonNullable<KnownTournament["event"]>;
  readonly course: NonNullable<KnownTournament["course"]>;
  readonly par: NonNullable<KnownTournament["par"]>;
  readonly parPerHole: NonNullable<KnownTournament["parPerHole"]>;
  readonly players: ReadonlyArray<FilePlayer>;
}

export interface FilePlayer extends KnownPlayer {
  readonly player: NonNullable<KnownPlayer["player"]>;
  readonly rounds: NonNullable<KnownPlayer["rounds"]>;
  readonly total: NonNullable<KnownPlayer["total"]>;
  readonly status: NonNullable<KnownPlayer["status"]>;
}

/** The totals that all players' rounds show together. */
export interface Facts {
  /** Empty if they are not those of a course. */
  readonly pars: ReadonlyArray<number>;
  readonly numberOfRounds: number;
  readonly cut: KnownTournament["cut"];
}

/** Names that people would take for the same person. */
export const nameKey = (name: string) =>
  name.normalize("NFC").trim().replaceAll(/\s+/gu, " ").toLowerCase();

export const sumOf = (numbers: ReadonlyArray<number>) =>
  numbers.reduce((total, number) => total + number, 0);
