import { Undo2 } from "lucide-react";
import { useState } from "react";
import { getLastImport, type UndoneImport } from "../../../../contract/person/memberImports.ts";
import { useRead } from "../../../data/read.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { countText } from "../../../ui/countText.ts";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { listText } from "../../../ui/listText.ts";
import { useUndoImport } from "./useMemberImports.ts";

/** The last import, as long as it can be undone, and afterwards who stayed. */
export const LastImport = () => {
  const { data: last } = useRead(getLastImport, {});
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useUndoImport((answer) => {
    setUndone(answer);
    setIsAsked(false);
  });
  if (undone && undone.kept.length > 0 && last?.isUndone) {
    const names = listText(undone.kept.map(({ name }) => name));
    return (
      <output className={asText({ breaks: true })}>
        {`Left as they are, because somebody has used or changed them since: ${names}.`}
      </output>
    );
  }
  if (!last || last.isUndone || last.added + last.changed === 0) return null;
  const what = [
    ...(last.added > 0 ? [countText(last.added, "member")] : []),
    ...(last.changed > 0 ? [`${last.changed} changed`] : []),
  ].join(", ");
  return (
    <div className={asStack({ gap: 2 })}>
      <div className={asRow({})}>
        <Button
          variant="line"
          size="small"
          icon={<Undo2 size={20} aria-hidden="true" />}
          onClick={() => setIsAsked(true)}
        >
          {`Undo the import of ${what}`}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => mutate(last.id)}
        title="Undo the last import?"
        confirmText="Undo Import"
        pendingText="Undoing..."
        isPending={isPending}
      >
        New accounts are removed, and changed ones are as before. An account that somebody has used
        or changed since then stays, and you are told whose it is.
      </ConfirmDialog>
    </div>
  );
};
