import { expect, test } from "vitest";
import { PlayerId, RegistrationId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Registration } from "../../../../contract/field/registration.ts";
import { ApiError } from "../../../data/apiError.ts";
import { isAlreadyRegistered, isWrongEventId, successToast } from "./registering.ts";

const registration: Registration = {
  id: RegistrationId.make("0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f01"),
  eventId: TournamentId.make("0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f02"),
  userId: PlayerId.make("0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f03"),
  teeId: null,
  registrationDate: "2026-05-01T08:00:00.000Z",
  status: "registered",
  paymentStatus: "pending",
  playerStatus: "playing",
  waitlistPlace: null,
  waitlistReason: null,
};

test("a place is a success", () => {
  expect(successToast(registration)).toEqual({
    title: "Registration Successful!",
    description: "You have been registered for this event.",
  });
});

test("on the waitlist the place in the line follows", () => {
  expect(successToast({ ...registration, status: "waitlist", waitlistPlace: 3 })).toEqual({
    title: "You Are on the Waitlist",
    description: "You have been added to the waitlist for this event. You are number 3 in line.",
  });
});

test.each([
  ['{"error":"Already registered for this event","message":"Already registered"}', true],
  ["Already registered", true],
  ['{"error":"no","message":"The registration deadline has passed"}', false],
])("the answer %s means that the player is registered: %s", (text, is) => {
  expect(isAlreadyRegistered(new ApiError(409, text))).toBe(is);
});

const refusal = (status: number, sentence: string) =>
  new ApiError(status, JSON.stringify({ error: sentence, message: sentence }));

test.each([
  [refusal(403, "The Event ID you entered does not match this event"), true],
  [refusal(409, "The registration deadline has passed"), false],
  [refusal(429, "Too many attempts. Please try again later."), false],
  [refusal(403, "This request came from another site"), false],
  [refusal(401, "Not authenticated"), false],
  [new TypeError("Failed to fetch"), false],
])("%s means a wrong Event ID: %s", (error, isWrong) => {
  expect(isWrongEventId(error)).toBe(isWrong);
});
