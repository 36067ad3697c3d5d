import { deliverMessage } from "../../application/message/deliverMessage.ts";
import { deliverMessageJob } from "../../application/message/sendMessage.ts";
import { processor } from "../../application/ports/Jobs.ts";

/** Mails the messages of organisers, one address after the other. */
export const deliverMessages = processor(deliverMessageJob, deliverMessage);
