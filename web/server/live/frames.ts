import { Schema } from "effect";
import type { Change } from "../../../projections/engine/runnerProgress.ts";
import { Changed } from "../../contract/live.ts";
import { LiveModel } from "../../contract/readModels.ts";

/** The changed read model, and its new version. */
export interface Version {
  readonly model: string;
  readonly version: number;
}

const isLiveModel = Schema.is(LiveModel);

/** Not every read model is shown on a page. */
export const isFollowed = ({ model }: Version) => isLiveModel(model);

/** The only changes for a page that shows nothing but a board. */
export const isOfBoard = ({ model }: Version) => model === "leaderboard";

/** Includes models without any events: then a page knows that it has missed nothing. */
export const everyModel = (versions: ReadonlyArray<Change>): ReadonlyArray<Version> =>
  LiveModel.literals.map((model) => ({
    model,
    version: versions.find((change) => change.model === model)?.version ?? 0,
  }));

const encodeData = Schema.encodeUnknownSync(Changed);

const frameOf = ({ model, version }: Version) =>
  Buffer.from(`event: changed\nid: ${version}\ndata: ${encodeData({ model, version })}\n\n`);

export const framesOf = (versions: ReadonlyArray<Version>) => Buffer.concat(versions.map(frameOf));

export const stillHere = Buffer.from(": still here\n\n");
