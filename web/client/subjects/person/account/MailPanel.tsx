import { changeMailChoice, getMailChoice } from "../../../../contract/person/mailChoices.ts";
import { toastError } from "../../../data/errorToast.ts";
import { useRead } from "../../../data/read.ts";
import { useWrite } from "../../../data/write.ts";
import { Switch } from "../../../form/Switch.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";

/** Whether organisers may write to the player. */
export const MailPanel = () => {
  const choice = useRead(getMailChoice, {});
  const { mutate, isPending, variables } = useWrite(
    changeMailChoice,
    (wantsMail: boolean) => ({ body: { wantsMail } }),
    {
      done: null,
      isShownFirst: true,
      onFailed: toastError("Your choice could not be saved"),
    },
  );
  return (
    <Panel title="Mails of organisers">
      {choice.data ? (
        <Switch
          label="Mails about events that I have entered"
          hint="Tee times, delays and results. Mails about your account always come."
          checked={isPending ? variables : choice.data.wantsMail}
          onChange={mutate}
        />
      ) : choice.error ? (
        <FailedRead title="Your choice could not be loaded" of={choice} />
      ) : (
        <SkeletonSlats label="Loading your choice..." count={1} />
      )}
    </Panel>
  );
};
