/**
 * Every schema becomes a function of its own when it is first used. To be imported before whatever
 * uses one (docs/adr/0003-effect-4.md).
 */
// oxlint-disable-next-line no-restricted-imports -- Of all that is not stable, this alone.
import "effect/schema/SchemaJITCompiler/enable";
