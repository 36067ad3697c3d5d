import type { FormEvent, ReactNode, Ref } from "react";
import { Button } from "../ui/buttons/Button.tsx";
import { DialogBody } from "../ui/dialogs/Dialog.tsx";
import { CancelButton } from "./CancelButton.tsx";
import { FormFooter } from "./FormFooter.tsx";

interface Props {
  /** From `useForm`. */
  readonly form: {
    readonly form: {
      readonly ref: Ref<HTMLFormElement>;
      readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
      readonly noValidate: boolean;
    };
    readonly errorCount: number;
    readonly failure: string | null;
  };
  /** Why it was refused, if the form itself does not know. */
  readonly failure?: string | null | undefined;
  readonly onCancel: () => void;
  /** "Save Changes", and while it is being sent "Saving...". */
  readonly submitText: string;
  readonly pendingText: string;
  readonly isPending: boolean;
  readonly cancelText?: string;
  readonly children: ReactNode;
}

/** A form inside a `Dialog` without footer: the fields scroll, Cancel and the main button stay. */
export const DialogForm = ({
  form,
  failure = form.failure,
  onCancel,
  submitText,
  pendingText,
  isPending,
  cancelText = "Cancel",
  children,
}: Props) => (
  <form {...form.form}>
    <DialogBody
      footer={
        <FormFooter errorCount={form.errorCount} failure={failure}>
          <CancelButton onCancel={onCancel}>{cancelText}</CancelButton>
          <Button type="submit" isPending={isPending} pendingText={pendingText}>
            {submitText}
          </Button>
        </FormFooter>
      }
    >
      {children}
    </DialogBody>
  </form>
);
