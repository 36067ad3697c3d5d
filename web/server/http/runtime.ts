import type { Layer, ManagedRuntime } from "effect";
import type { FastifyInstance } from "fastify";
import type { commandHandlers } from "../../../application/commandHandlers.ts";
import type { Administrators } from "../../../application/ports/Administrators.ts";
import type { Contacts } from "../../../application/ports/Contacts.ts";
import type { CourseCatalogue } from "../../../application/ports/CourseCatalogue.ts";
import type { CourseFinder } from "../../../application/ports/CourseFinder.ts";
import type { Courses } from "../../../application/ports/Courses.ts";
import type { Credentials } from "../../../application/ports/Credentials.ts";
import type { EventLog } from "../../../application/ports/EventLog.ts";
import type { EventStore } from "../../../application/ports/EventStore.ts";
import type { Health } from "../../../application/ports/Health.ts";
import type { Jobs } from "../../../application/ports/Jobs.ts";
import type { Lookups } from "../../../application/ports/Lookups.ts";
import type { MailChoices } from "../../../application/ports/MailChoices.ts";
import type { Mailer } from "../../../application/ports/Mailer.ts";
import type { MemberImports } from "../../../application/ports/MemberImports.ts";
import type { Messages } from "../../../application/ports/Messages.ts";
import type { NumberedTournaments } from "../../../application/ports/NumberedTournaments.ts";
import type { OneTimeCodes } from "../../../application/ports/OneTimeCodes.ts";
import type { OrganiserClock } from "../../../application/ports/OrganiserClock.ts";
import type { PasswordResets } from "../../../application/ports/PasswordResets.ts";
import type { Passwords } from "../../../application/ports/Passwords.ts";
import type { People } from "../../../application/ports/People.ts";
import type { Phones } from "../../../application/ports/Phones.ts";
import type { Pictures } from "../../../application/ports/Pictures.ts";
import type { PlayedRounds } from "../../../application/ports/PlayedRounds.ts";
import type { Players } from "../../../application/ports/Players.ts";
import type { Pusher } from "../../../application/ports/Pusher.ts";
import type { ReadModelProgress } from "../../../application/ports/ReadModelProgress.ts";
import type { SecondFactors } from "../../../application/ports/SecondFactors.ts";
import type { Sessions } from "../../../application/ports/Sessions.ts";
import type { SideGameProgress } from "../../../application/ports/SideGameProgress.ts";
import type { SignInSteps } from "../../../application/ports/SignInSteps.ts";
import type { Standings } from "../../../application/ports/Standings.ts";
import type { Throttle } from "../../../application/ports/Throttle.ts";
import type { TournamentNumbers } from "../../../application/ports/TournamentNumbers.ts";
import type { Boards } from "../../../projections/boards/boards.ts";
import type { PublicBoards } from "../../../projections/boards/publicBoards.ts";
import type { ReadDb } from "../../../projections/engine/readDb.ts";
import type { RunnerProgress } from "../../../projections/engine/runnerProgress.ts";
import type { WrittenCards } from "../../../projections/scorecards/writtenCards.ts";

type ReferenceData =
  | Administrators
  | Contacts
  | CourseCatalogue
  | CourseFinder
  | Courses
  | Credentials
  | Lookups
  | Mailer
  | MemberImports
  | MailChoices
  | Messages
  | OneTimeCodes
  | PasswordResets
  | Passwords
  | People
  | Phones
  | Pictures
  | Players
  | Pusher
  | SecondFactors
  | Sessions
  | SignInSteps
  | Throttle
  | TournamentNumbers;

type Commands =
  | Layer.Success<typeof commandHandlers>
  | EventStore
  | Jobs
  | OrganiserClock
  | PlayedRounds
  | SideGameProgress
  | Standings;

type ReadSide =
  | Boards
  | EventLog
  | NumberedTournaments
  | PublicBoards
  | ReadDb
  | ReadModelProgress
  | RunnerProgress
  | WrittenCards;

/** All services that routes may use. */
export type AppServices = ReferenceData | Commands | ReadSide | Health;
export type AppRuntime = ManagedRuntime.ManagedRuntime<AppServices, unknown>;

declare module "fastify" {
  interface FastifyInstance {
    /** The version of the program. */
    readonly productVersion: string;
  }
}

/** The calls of one resource. */
export type Routes = (runtime: AppRuntime) => (app: FastifyInstance) => Promise<void>;
