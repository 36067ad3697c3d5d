/**
 * The callers of a call. If the path names an event or a card, the rule applies to that one.
 *
 * - `anyone`: all callers, signed in or not
 * - `player`: signed-in players
 * - `registered`: players with a place in the event; players on the waitlist may read, but not write
 * - `inField`: players with a place in the event or on its waitlist, also to write; players who have
 *   cancelled may call again, because a repeated call must find its answer
 * - `registeredOrAdmin`: as `registered`, and every administrator
 * - `playerOrAdmin`: every signed-in caller
 * - `adminSession`: administrators; all other callers are told that they are not signed in
 * - `admin`: every administrator
 * - `eventAdmin`: super admins, and the event admins of this event
 * - `superAdmin`: super admins
 * - `playerManager`: super admins, and the event admins of an event in whose field the player is,
 *   unless this administrator entered the player
 * - `accountManager`: super admins; until the owner of an account first signs in that an office
 *   opened, also the callers of `playerManager`
 * - `cardReader`: the card's owner, registered players of its event, every administrator
 * - `cardSettler`: players of the card's tee group but not its owner, super admins, and the event
 *   admins of its event
 * - `groupManager`: super admins, and the event admins of the group's event
 * - `sideGameReader`: players in the field of the side game's event, every administrator
 * - `sideGamePlayer`: players who still play in the side game's event
 * - `sideGameRecorder`: participants of the side game, super admins, and the event admins of its event
 * - `sideGameManager`: super admins, and the event admins of the side game's event
 * - `cardManager`: super admins, and the event admins of the card's event
 */
export type Access =
  | "anyone"
  | "player"
  | "registered"
  | "inField"
  | "registeredOrAdmin"
  | "playerOrAdmin"
  | "adminSession"
  | "admin"
  | "eventAdmin"
  | "superAdmin"
  | "playerManager"
  | "accountManager"
  | "cardReader"
  | "groupManager"
  | "sideGameReader"
  | "sideGamePlayer"
  | "sideGameRecorder"
  | "sideGameManager"
  | "cardSettler"
  | "cardManager";

/** The refusal of whoever may look after an entry, but not after the account of the player. */
export const NOT_THEIR_ACCOUNT =
  "Email and password of a player are changed by the player or a super admin";
