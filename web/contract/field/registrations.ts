import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { Event } from "../event/event.ts";
import { requiredText } from "../inputs/texts.ts";
import { anyEvent, oneEvent } from "../params.ts";
import { intOrNull, textOrNull } from "../shared.ts";
import { Registration, RegistrationStatus, RegistrationWithEvent } from "./registration.ts";

export const registerForEvent = endpoint({
  summary: "Registers the player; a private event asks for its number",
  method: "POST",
  path: "/api/events/:eventId/register",
  access: "player",
  params: oneEvent,
  query: Schema.Struct({ eventId: Schema.optionalKey(Schema.String) }),
  success: { status: 201, body: Registration },
  refusals: [
    "AlreadyRegistered",
    "HandicapMissing",
    "RegistrationClosed",
    "RegistrationDeadlinePassed",
    "RegistrationWasDeclined",
    "NotInField",
    "WrongEventId",
    "TooManyAttempts",
  ],
});

export const openInvitation = endpoint({
  summary:
    "The whole event, for a player who knows the number of a private one; nothing is written",
  method: "POST",
  path: "/api/events/:eventId/invitation",
  access: "player",
  params: oneEvent,
  body: Schema.Struct({ eventId: requiredText("Event ID", 20) }),
  success: { status: 200, body: Event },
  refusals: ["WrongEventId", "TooManyAttempts"],
});

export const getRegistrationStatus = endpoint({
  summary: "Whether the player is registered, or where in line",
  method: "GET",
  path: "/api/events/:eventId/registration-status",
  access: "player",
  from: ["registrations"],
  params: anyEvent,
  success: {
    status: 200,
    body: Schema.Struct({
      /** Includes the waitlist. */
      isRegistered: Schema.Boolean,
      status: Schema.NullOr(RegistrationStatus),
      waitlistPlace: intOrNull,
      waitlistReason: textOrNull,
    }),
  },
});

export const listMyRegistrations = endpoint({
  summary: "The player's registrations, with their events",
  method: "GET",
  path: "/api/user/registrations",
  access: "player",
  from: ["registrations", "tournaments"],
  success: { status: 200, body: Schema.Array(RegistrationWithEvent) },
});

export const withdraw = endpoint({
  summary: "Withdraws the player from an event",
  method: "POST",
  path: "/api/events/:eventId/withdraw",
  access: "inField",
  params: oneEvent,
  success: { status: 200, body: Registration },
  refusals: [
    "NotInField",
    "AlreadyWithdrawn",
    "NoLongerPlaying",
    "TournamentCompleted",
    "TournamentCancelled",
  ],
});
