import type { FormEvent, ReactNode, Ref } from "react";
import { Button } from "../ui/buttons/Button.tsx";
import { DialogBody } from "../ui/dialogs/Dialog.tsx";
import { CancelButton } from "./CancelButton.tsx";
import { FormFooter } from "./FormFooter.tsx";

interface Props {
  /** From `useForm`: the properties of the form element and the number of wrong fields. */
  readonly form: {
    readonly ref: Ref<HTMLFormElement>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate: boolean;
  };
  readonly errorCount: number;
  /** Why the form was refused when it was last sent. */
  readonly failure?: string | null;
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
  errorCount,
  failure = null,
  onCancel,
  submitText,
  pendingText,
  isPending,
  cancelText = "Cancel",
  children,
}: Props) => (
  <form {...form}>
    <DialogBody
      footer={
        <FormFooter errorCount={errorCount} failure={failure}>
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
