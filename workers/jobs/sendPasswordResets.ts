import {
  sendPasswordReset,
  sendPasswordResetJob,
} from "../../application/accounts/resetPassword.ts";
import { processor } from "../../application/ports/Jobs.ts";

/** Mails what players who forgot their password have asked for. */
export const sendPasswordResets = processor(sendPasswordResetJob, sendPasswordReset);
