import multipart from "@fastify/multipart";
import { Predicate } from "effect";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PictureTooLarge } from "../../../application/accounts/refusals.ts";
import { NotAnImage } from "../../../application/ports/Pictures.ts";
import type { Endpoint } from "../../contract/endpoint.ts";

type Upload = NonNullable<Endpoint["upload"]>;

/** The size of a form besides the file. */
const FRAME = 16_384;

/**
 * Files come in forms, and only the calls of this scope accept them; any other upload is refused.
 */
export const acceptUploads = async (app: FastifyInstance, { largest }: Upload) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));
  await app.register(multipart, {
    limits: { fileSize: largest, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
};

/** The bytes of the only file in the form. */
export const uploadedFile = async (request: FastifyRequest, { field, largest }: Upload) => {
  if (Number(request.headers["content-length"]) > largest + FRAME) throw new PictureTooLarge();
  if (!request.isMultipart()) throw new NotAnImage();
  try {
    const part = await request.file();
    if (part?.fieldname !== field) throw new NotAnImage();
    return await part.toBuffer();
  } catch (error) {
    throw isTooLarge(error) ? new PictureTooLarge() : new NotAnImage();
  }
};

const isTooLarge = (error: unknown) =>
  Predicate.hasProperty(error, "code") && error.code === "FST_REQ_FILE_TOO_LARGE";
