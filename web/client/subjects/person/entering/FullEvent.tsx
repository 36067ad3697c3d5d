import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { questionText } from "./entryTexts.ts";
import type { useEntering } from "./useEntering.ts";

interface Props {
  readonly entering: ReturnType<typeof useEntering>;
}

/** Asks what becomes of those for whom there is no place. Nobody was entered yet. */
export const FullEvent = ({ entering }: Props) => {
  const { asked, answer, isPending, closeQuestion } = entering;
  if (!asked) return null;
  return (
    <Dialog
      isOpen
      onClose={closeQuestion}
      startsAt="title"
      overline={asked.event.name}
      title="The event is full"
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={closeQuestion}>
            Cancel
          </Button>
          <Button variant="line" isPending={isPending} onClick={() => answer("add")}>
            Add Anyway
          </Button>
          <Button isPending={isPending} pendingText="Entering..." onClick={() => answer("wait")}>
            To the Waitlist
          </Button>
        </FormFooter>
      }
    >
      <p>{questionText(asked.question)}</p>
    </Dialog>
  );
};
