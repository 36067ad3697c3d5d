import { Schema } from "effect";

/** A fault in a file, and its place: `players[12].rounds[3]`, counted from 0 as in the file. */
export interface Fault {
  readonly place: string;
  readonly problem: string;
}

export const fault = (place: string, problem: string): Fault => ({ place, problem });

export const faultText = ({ place, problem }: Fault) =>
  place === "" ? problem : `${place}: ${problem}`;

/** Nothing from the file was imported. */
export class InvalidTournamentFile extends Schema.TaggedError<InvalidTournamentFile>()(
  "InvalidTournamentFile",
  { faults: Schema.Array(Schema.Struct({ place: Schema.String, problem: Schema.String })) },
) {
  override get message() {
    const { length } = this.faults;
    return `Nothing was imported: the file has ${length === 1 ? "one fault" : `${length} faults`}.`;
  }
}
