import { tellPhonesJob } from "../../application/notices/news.ts";
import { tellPhones as tell } from "../../application/notices/tellPhones.ts";
import { processor } from "../../application/ports/Jobs.ts";

/** Tells players on their phones what concerns them. */
export const tellPhones = processor(tellPhonesJob, tell);
