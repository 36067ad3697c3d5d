import type { PictureModule } from "../contract/firstPicture.ts";
import { handInFacts } from "./data/pageFacts.ts";

/** The server loads the client from here. */
export const openPictures: PictureModule["openPictures"] = async (facts) => {
  handInFacts(facts);
  return (await import("./pages/drawPicture.tsx")).drawPicture;
};
