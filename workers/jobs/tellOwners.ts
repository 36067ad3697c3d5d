import { mailToOwner, tellOwnerJob } from "../../application/accounts/tellOwner.ts";
import { processor } from "../../application/ports/Jobs.ts";

/** Mails the owners of accounts that were changed. */
export const tellOwners = processor(tellOwnerJob, mailToOwner);
