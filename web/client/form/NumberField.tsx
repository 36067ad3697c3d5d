import type { ChangeEvent, ReactNode } from "react";
import { Button, IconButton } from "../ui/buttons/Button.tsx";
import { asRow } from "../ui/layout.ts";
import * as control from "./Control.css.ts";
import { divided, Field, type TextFieldProps } from "./Field.tsx";
import { type NumberKind, understoodOf } from "./typedNumbers.ts";

interface Props extends Omit<TextFieldProps, "type" | "inputMode"> {
  /** By default a whole number. */
  readonly kind?: NumberKind;
}

/**
 * A field for a number, as people write it: with a comma or a point, with spaces between thousands.
 * A field of type "number" would drop what it does not take, without a word. What was understood is
 * shown; the typed text goes to the contract, which reads it in the same way.
 */
export const NumberField = ({ kind = "whole", ...props }: Props) => {
  const {
    around,
    rest: { value, onChange, ...rest },
  } = divided(props);
  const { text, either, question } = understoodOf(value, kind);
  const isPlus = value.trim().startsWith("+");
  const input = {
    ...rest,
    value,
    type: "text",
    inputMode: "decimal",
    autoComplete: "off",
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  } as const;
  return (
    <Field {...around} error={either ? null : around.error}>
      {(connected) => (
        <>
          {kind === "handicap" ? (
            <span className={control.stack}>
              <input {...input} {...connected} className={control.withButton} />
              <IconButton
                label="Better than scratch"
                aria-pressed={isPlus}
                className={control.inner}
                onClick={() => onChange(isPlus ? value.trim().slice(1) : `+${value.trim()}`)}
              >
                <span className={isPlus ? control.pressed : control.stepSign} aria-hidden="true">
                  +
                </span>
              </IconButton>
            </span>
          ) : (
            <input {...input} {...connected} className={control.control} />
          )}
          <Said>
            {question === null || either === null ? (
              text && `Understood as ${text}`
            ) : (
              <>
                <span>{question}</span>
                {either.map((reading) => (
                  <Button
                    key={reading}
                    size="small"
                    variant="line"
                    onClick={() => onChange(reading)}
                  >
                    {reading}
                  </Button>
                ))}
              </>
            )}
          </Said>
        </>
      )}
    </Field>
  );
};

/** It is read out when it changes, so it is always there. */
const Said = ({ children }: { readonly children: ReactNode }) => (
  <output
    className={
      children
        ? asRow({ gap: 2, wrap: true, size: "sm", weight: 600, leading: 1.3 })
        : control.silent
    }
  >
    {children}
  </output>
);
