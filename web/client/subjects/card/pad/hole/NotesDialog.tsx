import { DialogForm } from "../../../../form/DialogForm.tsx";
import { TextAreaField } from "../../../../form/Field.tsx";
import { useForm } from "../../../../form/useForm.ts";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";

const MAXIMUM_LENGTH = 500;

interface Props {
  readonly holeNumber: number;
  readonly notes: string | null;
  readonly onSave: (notes: string | null) => void;
  readonly onClose: () => void;
}

/** The player's notes about a hole. */
export const NotesDialog = ({ holeNumber, notes, onSave, onClose }: Props) => {
  const form = useForm({
    initial: { notes: notes ?? "" },
    onSubmit: (values) => onSave(values.notes.trim() === "" ? null : values.notes),
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Notes on hole ${holeNumber}`}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Save Notes"
        pendingText="Saving..."
        isPending={false}
      >
        <TextAreaField label="Notes" maxLength={MAXIMUM_LENGTH} rows={4} {...form.field("notes")} />
      </DialogForm>
    </Dialog>
  );
};
