import { sendInvitation, sendInvitationJob } from "../../application/accounts/invite.ts";
import { processor } from "../../application/ports/Jobs.ts";

/** Mails the invitations that the office has asked for. */
export const sendInvitations = processor(sendInvitationJob, sendInvitation);
