import { Layer } from "effect";
import { administratorsPostgres } from "../accounts/administrators.ts";
import { credentialsPostgres } from "../accounts/credentials.ts";
import { memberImportsPostgres } from "../accounts/memberImports.ts";
import { passwordResetsPostgres } from "../accounts/passwordResets.ts";
import { passwordsArgon2 } from "../accounts/passwords.ts";
import { peoplePostgres } from "../accounts/people.ts";
import { playersPostgres } from "../accounts/players.ts";
import { secondFactorsPostgres } from "../accounts/secondFactor/secondFactors.ts";
import { signInStepsPostgres } from "../accounts/secondFactor/signInSteps.ts";
import { sessionsPostgres } from "../accounts/sessions.ts";
import { courseCatalogue } from "../courses/catalogue/courseCatalogue.ts";
import { coursesPostgres } from "../courses/courses.ts";
import { contactsPostgres } from "../lookups/contacts.ts";
import { lookupsPostgres } from "../lookups/lookups.ts";
import { lookupUpkeepPostgres } from "../lookups/lookupUpkeep.ts";
import { tournamentNumbersPostgres } from "../lookups/tournamentNumbers.ts";
import { mailChoicesPostgres } from "../messages/mailChoices.ts";
import { messagesPostgres } from "../messages/messages.ts";
import { phonesPostgres } from "../phones/phones.ts";
import { picturesSharp } from "../pictures/picturesSharp.ts";
import type { Database } from "../postgres/database.ts";
import { throttleMemory } from "../throttle/throttle.ts";

/** Accounts, courses, lists, and the protection of sign-in. */
export const referenceData = (database: Database) =>
  Layer.mergeAll(
    playersPostgres(database),
    administratorsPostgres(database),
    sessionsPostgres(database),
    credentialsPostgres(database),
    secondFactorsPostgres(database),
    signInStepsPostgres(database),
    passwordResetsPostgres(database),
    memberImportsPostgres(database),
    peoplePostgres(database),
    coursesPostgres(database),
    courseCatalogue,
    lookupsPostgres(database),
    lookupUpkeepPostgres(database),
    tournamentNumbersPostgres(database),
    contactsPostgres(database),
    messagesPostgres(database),
    mailChoicesPostgres(database),
    phonesPostgres(database),
    passwordsArgon2,
    picturesSharp,
    throttleMemory,
  );
