/**
 * Who may make a call. Where the path names an event or a card, the rule is about that one.
 *
 * - `anyone`: everybody, signed in or not
 * - `player`: signed-in players
 * - `registered`: players with a place in the event; who waits for one may read, but not write
 * - `inField`: players with a place in the event or waiting for one, also to write; who has cancelled
 *   may ask again, since a call that is repeated must find its answer
 * - `registeredOrAdmin`: as `registered`, and every administrator
 * - `playerOrAdmin`: whoever is signed in
 * - `adminSession`: administrators; everybody else is simply not signed in
 * - `admin`: every administrator
 * - `eventAdmin`: super admins, and the event admins of this event
 * - `superAdmin`: super admins
 * - `playerManager`: super admins, and the event admins of an event in whose field the player is
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
  | "cardReader"
  | "groupManager"
  | "sideGameReader"
  | "sideGamePlayer"
  | "sideGameRecorder"
  | "sideGameManager"
  | "cardSettler"
  | "cardManager";
