import {
  sendPasswordReset,
  sendPasswordResetJob,
} from "../../application/accounts/resetPassword.ts";
import { processor } from "../../application/ports/Jobs.ts";

/** Sends the reset mails that players have requested. */
export const sendPasswordResets = processor(sendPasswordResetJob, sendPasswordReset);
