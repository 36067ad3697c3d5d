import type { Player } from "../../application/ports/Players.ts";
import { inParts } from "../postgres/inParts.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/**
 * Gives many accounts their new values with few statements. The rows must be locked, and keep their
 * e-mail addresses.
 */
export const replacePlayers = (tx: ReferenceTransaction, players: ReadonlyArray<Player>) =>
  inParts(players, (part) =>
    tx
      .insertInto("players")
      .values(part)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((row) => ({
          firstName: row.ref("excluded.firstName"),
          lastName: row.ref("excluded.lastName"),
          phone: row.ref("excluded.phone"),
          shirtSize: row.ref("excluded.shirtSize"),
          handicap: row.ref("excluded.handicap"),
          gender: row.ref("excluded.gender"),
          birthYear: row.ref("excluded.birthYear"),
          memberNumber: row.ref("excluded.memberNumber"),
          homeClub: row.ref("excluded.homeClub"),
        })),
      )
      .execute(),
  );
