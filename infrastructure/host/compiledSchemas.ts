/**
 * Compiles every schema into a function when it is first used. Import this before all modules that
 * use a schema (docs/adr/0003-effect-4.md).
 */
// oxlint-disable-next-line no-restricted-imports -- Of all that is not stable, this alone.
import "effect/schema/SchemaJITCompiler/enable";
