import { expect, test } from "vitest";
import { LARGEST_PICTURE } from "../../../contract/person/pictures.ts";
import { refusalOf } from "./useChangePicture.ts";

test("what the server would refuse is not sent", () => {
  const ofType = (type: string, size = 1000) => refusalOf({ type, size });
  expect(ofType("image/jpeg")).toBe(null);
  expect(ofType("image/webp", LARGEST_PICTURE)).toBe(null);
  expect(ofType("image/png", LARGEST_PICTURE + 1)).toBe("The picture must be at most 5 MB");
  for (const type of ["", "text/plain", "image/svg+xml", "image/gif"]) {
    expect(ofType(type, LARGEST_PICTURE + 1)).toBe("Please choose an image file");
  }
});
