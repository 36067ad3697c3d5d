import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { User } from "./user.ts";

/** In bytes. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

/** The sentences for a file that is too large, and for one that is not a picture. */
export const PICTURE_TOO_LARGE = "The picture must be at most 5 MB";
export const NOT_AN_IMAGE = "Please choose an image file";

/** The accepted kinds of files. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

export const changePicture = endpoint({
  summary: "Makes the own picture of a JPEG, PNG or WebP file, as a WebP of 512 by 512 points",
  method: "PUT",
  path: "/api/user/picture",
  access: "player",
  changes: ["players"],
  upload: { field: "picture", largest: LARGEST_PICTURE },
  success: { status: 200, body: User },
  refusals: [
    "NotAnImage",
    "NotSignedIn",
    "PictureTooLarge",
    "PicturesUnavailable",
    "TooManyAttempts",
    "UploadsBusy",
  ],
});

export const removePicture = endpoint({
  summary: "Removes the own picture; without one the answer is the same",
  method: "DELETE",
  path: "/api/user/picture",
  access: "player",
  changes: ["players"],
  success: { status: 200, body: User },
  refusals: ["NotSignedIn"],
});

const PictureName = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}\.webp$/u));

export const getPicture = endpoint({
  summary: "The picture of a player; its address changes with it",
  method: "GET",
  path: "/api/pictures/:pictureName",
  access: "playerOrAdmin",
  from: [],
  params: Schema.Struct({ pictureName: PictureName }),
  success: { status: 200, body: Schema.String, mediaType: "image/webp" },
  refusals: ["PictureNotFound"],
});
