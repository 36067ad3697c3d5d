import { JsonSchema, Schema } from "effect";

export type Json = JsonSchema.JsonSchema;
export type Describe = (schema: Schema.Constraint) => Json;

/** As JSON Schema of OpenAPI 3.1. Schemas with a name become components, each of them once. */
export const describeSchemas = (schemas: ReadonlyArray<Schema.Constraint>) => {
  const documents = schemas.map((schema) => Schema.toJsonSchemaDocument(schema));
  const [first = {}, ...rest] = documents.map(({ schema }) => schema);
  const described = JsonSchema.toMultiDocumentOpenApi3_1({
    dialect: "draft-2020-12",
    schemas: [first, ...rest],
    definitions: Object.assign({}, ...documents.map(({ definitions }) => definitions)),
  });
  const known = new Map(schemas.map((schema, index) => [schema, described.schemas[index]]));
  const describe: Describe = (schema) => known.get(schema) ?? {};
  return { components: described.definitions, describe };
};
