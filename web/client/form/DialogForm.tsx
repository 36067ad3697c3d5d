import { TriangleAlert } from "lucide-react";
import type { FormEvent, ReactNode, Ref } from "react";
import { unsaved } from "../device/unsaved.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { DialogBody } from "../ui/dialogs/Dialog.tsx";
import * as styles from "./Control.css.ts";

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

interface CancelButtonProps {
  readonly onCancel: () => void;
  readonly size?: "normal" | "small";
  readonly children?: ReactNode;
}

/** Leaves its form, and asks first if something typed would be lost. */
export const CancelButton = ({
  onCancel,
  size = "normal",
  children = "Cancel",
}: CancelButtonProps) => (
  <Button
    variant="line"
    size={size}
    onClick={({ currentTarget }) => unsaved.leave(currentTarget.form, onCancel)}
  >
    {children}
  </Button>
);

interface FormFooterProps {
  /** How many fields were found wrong when it was last sent. */
  readonly errorCount: number;
  /** Why the form was refused when it was last sent, if no single field is the reason. */
  readonly failure?: string | null;
  /** Cancel (a line button), then the main button. */
  readonly children: ReactNode;
}

/** The end of a form: what is wrong, and the buttons. */
export const FormFooter = ({ errorCount, failure = null, children }: FormFooterProps) => (
  <>
    {failure === null ? null : (
      <p role="alert" className={styles.failure}>
        <TriangleAlert size={18} className={styles.failureSign} aria-hidden="true" />
        {failure}
      </p>
    )}
    <FooterRow errorCount={errorCount}>{children}</FooterRow>
  </>
);

const FooterRow = ({ errorCount, children }: FormFooterProps) => (
  <div className={styles.footer}>
    <output className={styles.attention}>
      {errorCount > 0 ? (
        <>
          <TriangleAlert size={18} aria-hidden="true" />
          {errorCount === 1 ? "1 field needs attention" : `${errorCount} fields need attention`}
        </>
      ) : null}
    </output>
    {children}
  </div>
);
