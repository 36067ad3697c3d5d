import type { Generated } from "kysely";
import type { AccountType } from "../../application/ports/Administrators.ts";
import type {
  CompetitionContainer,
  FormatCompatibility,
  ParticipantStructure,
  PlayFormat,
  ScoringMetric,
} from "../../application/ports/Lookups.ts";
import type { Delivery, Message } from "../../application/ports/Messages.ts";
import type { Told } from "../../application/ports/Phones.ts";
import type { Gender, ShirtSize } from "../../application/ports/Players.ts";
import type { SessionKind } from "../../application/ports/Sessions.ts";
import type { NoticeKind } from "../../domain/shared/notices.ts";
import type { Actor, Position } from "../../domain/shared/recorded.ts";
import type {
  AdministratorId,
  CommandId,
  ContactId,
  CourseId,
  HoleId,
  HoleNumber,
  PlayerId,
  SessionId,
  TeeId,
  TournamentId,
} from "../../domain/shared/values.ts";

/**
 * Schema `reference`. Kysely writes these names with underscores, so a row already has the field
 * names of the ports.
 */
export interface ReferenceTables {
  players: PlayersTable;
  playerCredentials: { playerId: PlayerId; passwordHash: string };
  /** The picture of a player. */
  playerPictures: { playerId: PlayerId; name: string; webp: Buffer };
  memberImports: {
    commandId: CommandId;
    number: Generated<number>;
    at: Generated<Date>;
    added: number;
    changed: number;
    undoneBy: CommandId | null;
  };
  /** Of a player or of an administrator. */
  passwordResets: {
    tokenDigest: Buffer;
    /** Given by the office, and not asked for by the owner. */
    isInvitation: boolean;
    playerId: PlayerId | null;
    administratorId: AdministratorId | null;
    expiresAt: Date;
    usedAt: Date | null;
  };
  administrators: AdministratorsTable;
  administratorCredentials: { administratorId: AdministratorId; passwordHash: string };
  secondFactors: {
    administratorId: AdministratorId;
    sealedSecret: Buffer;
    begunAt: Date;
    isOn: Generated<boolean>;
    lastStep: Generated<number>;
  };
  recoveryCodes: { administratorId: AdministratorId; digest: Buffer };
  signInSteps: {
    tokenDigest: Buffer;
    administratorId: AdministratorId;
    expiresAt: Date;
    tries: Generated<number>;
  };
  sessions: SessionsTable;
  messages: Message;
  deliveries: Delivery & { batch: CommandId };
  mailChoices: { playerId: PlayerId; wantsMail: Generated<boolean>; token: string };
  phones: {
    sessionId: SessionId;
    playerId: PlayerId;
    endpoint: string;
    p256dh: string;
    auth: string;
    kinds: ReadonlyArray<NoticeKind>;
    keptAt: Generated<Date>;
  };
  phonesTold: { sessionId: SessionId } & Omit<Told, "phoneId">;
  peopleVersion: { version: number };
  tournamentNumbers: {
    tournamentId: TournamentId;
    number: Generated<number>;
    /** The number that a drawn number replaces; null for numbers that are counted. */
    replaces: number | null;
  };
  contacts: { id: ContactId; tournamentId: TournamentId; email: string };
  courses: CoursesTable;
  policyCheckpoint: { name: string; position: Position };
  lastBackup: { takenAt: Date };
  holes: HolesTable;
  tees: TeesTable;
  participantStructures: ParticipantStructure;
  playFormats: PlayFormat;
  scoringMetrics: ScoringMetric;
  competitionContainers: CompetitionContainer;
  formatCompatibility: FormatCompatibility;
  audit: AuditTable;
}

interface PlayersTable {
  id: PlayerId;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  shirtSize: ShirtSize | null;
  handicap: number | null;
  gender: Generated<Gender | null>;
  birthYear: Generated<number | null>;
  memberNumber: Generated<string | null>;
  homeClub: Generated<string | null>;
  profileImage: Generated<string | null>;
  isArchived: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface AdministratorsTable {
  id: AdministratorId;
  accountType: AccountType;
  event: TournamentId | null;
  firstName: string;
  lastName: string;
  email: string;
  mobileNumber: string | null;
  isArchived: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface SessionsTable {
  tokenDigest: Buffer;
  id: Generated<SessionId>;
  kind: SessionKind;
  ownerId: PlayerId | AdministratorId;
  remember: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  browser: string;
}

interface CoursesTable {
  id: CourseId;
  name: string;
  location: string;
  address: string;
  city: string;
  state: string;
  zipCode: string | null;
  phone: string | null;
  website: string | null;
  description: string | null;
  totalPar: number | null;
  totalYardage: number | null;
  blueTee: string;
  whiteTee: string;
  redTee: string;
  status: Generated<"active" | "archived">;
  revision: Generated<number>;
  createdAt: Generated<Date>;
}

interface HolesTable {
  id: HoleId;
  courseId: CourseId;
  holeNumber: HoleNumber;
  par: number;
  strokeIndex: number;
  blueDistance: number | null;
  whiteDistance: number | null;
  redDistance: number | null;
}

interface TeesTable {
  id: TeeId;
  courseId: CourseId;
  position: number;
  name: string;
  courseRating: number | null;
  slopeRating: number | null;
  totalYards: number | null;
}

export type AuditedTable =
  | "players"
  | "player_credentials"
  | "administrators"
  | "administrator_credentials"
  | "second_factors"
  | "sessions"
  | "courses"
  | "holes"
  | "participant_structures"
  | "play_formats"
  | "scoring_metrics"
  | "competition_containers";

interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  tableName: AuditedTable;
  /** The account, for credentials, second factors and sessions. */
  rowId: string;
  action: string;
  actorKind: Actor["kind"];
  actorId: string;
  /** Null for actions without a command, such as signing in. */
  commandId: CommandId | null;
  before: object | null;
  after: object | null;
}
