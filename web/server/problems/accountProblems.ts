import { TOO_COMMON } from "../../../domain/shared/commonPasswords/isCommonPassword.ts";
import { NOT_THEIR_ACCOUNT } from "../../contract/access.ts";
import { NOT_AN_IMAGE, PICTURE_TOO_LARGE } from "../../contract/person/pictures.ts";
import type { Rows } from "./row.ts";

/** What is refused about accounts, sessions and pictures. */
export const accountProblems = {
  SignInRefused: [401, "Invalid email or password"],
  NotSignedIn: [401, "Not authenticated"],
  EmailTaken: [409, "An account with this email already exists"],
  PlayerNotFound: [404, "User not found"],
  AccountsChanged: [409, "The accounts have changed in the meantime. Please look again."],
  NotLastImport: [409, "Only the last import can be undone"],
  PlayerArchived: [409, "This user is archived"],
  NotTheirAccount: [403, NOT_THEIR_ACCOUNT],
  PasswordTooCommon: [400, TOO_COMMON],
  AdministratorNotFound: [404, "Administrator not found"],
  OwnAccount: [409, "Another super admin removes your account"],
  LastSuperAdmin: [409, "The last super admin cannot be removed"],
  MailNotSetUp: [409, "No mail server is set up here. Print the codes instead"],
  MailUnavailable: [503, "Mail is not available right now"],
  ResetLinkInvalid: [404, "This link is no longer valid"],
  OldPasswordWrong: [403, "The old password is not right"],
  PasswordWrong: [403, "The password is not right"],
  PasswordMissing: [400, "Please enter your password to change your email"],
  CodeWrong: [403, "This code is not right"],
  SignInStepOver: [401, "Please enter your password again"],
  SecondFactorIsOn: [409, "The second factor is on already"],
  NoSecondFactor: [409, "There is no second factor to do this with. Please begin again."],
  OthersFactorNotFound: [404, "Second factor not found"],
  OwnSecondFactor: [409, "Your own second factor is turned off with your password and a code"],
  NotAnImage: [400, NOT_AN_IMAGE],
  PictureTooLarge: [413, PICTURE_TOO_LARGE],
  PicturesUnavailable: [503, "Pictures cannot be saved on this server"],
  UploadsBusy: [503, "Many pictures are being saved. Please try again in a moment."],
  PictureNotFound: [404, "Picture not found"],
  SessionNotFound: [404, "Session not found"],
  TooManyAttempts: [429, "Too many attempts. Please try again later."],
} satisfies Rows;
