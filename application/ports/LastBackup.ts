import { Context, type Effect, type Option } from "effect";

/** What is known of the backups of this installation. */
export class LastBackup extends Context.Service<
  LastBackup,
  {
    /** False where the events are in a store with backups of its own. */
    readonly isKept: boolean;
    /** The moment of the newest backup that was written and read back, if there is one. */
    readonly takenAt: Effect.Effect<Option.Option<Date>>;
  }
>()("golf/application/ports/LastBackup") {}
