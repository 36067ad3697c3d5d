import type { UseQueryResult } from "@tanstack/react-query";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { MessagePreview } from "../../../contract/message/messages.ts";
import { SelectField } from "../../form/SelectField.tsx";
import { CopyButton } from "../../ui/buttons/CopyButton.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { asRow, asText } from "../../ui/layout.ts";
import { countText } from "../../ui/listText.ts";
import { Caution } from "../../ui/states/Caution.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { nameOf } from "../person/playerText.ts";
import * as styles from "./Messages.css.ts";

type Recipients = MessagePreview["recipients"];

/** Those who have an address and want such mails. */
export const writtenTo = (recipients: Recipients): Recipients =>
  recipients.filter(({ email, wantsMail }) => email !== null && wantsMail);

interface Props {
  readonly preview: UseQueryResult<MessagePreview>;
  readonly onShow: (playerId: PlayerId) => void;
}

/** The message as it arrives, and who gets it. */
export const MailPreview = ({ preview, onShow }: Props) => (
  <Panel title="As it arrives">
    {preview.error ? (
      <FailedRead title="The preview could not be made" of={preview} />
    ) : preview.data ? (
      <Arriving {...preview.data} onShow={onShow} />
    ) : (
      <SkeletonSlats label="Making the preview..." count={3} />
    )}
  </Panel>
);

const Arriving = ({
  isOffered,
  recipients,
  shown,
  onShow,
}: MessagePreview & Pick<Props, "onShow">) => {
  if (shown === null) return <p>There is nobody to write to.</p>;
  const reached = writtenTo(recipients);
  const addresses = countText(reached.length, "address", "addresses");
  const without = recipients.filter(({ email }) => email === null);
  const unwilling = recipients.filter(({ email, wantsMail }) => email !== null && !wantsMail);
  return (
    <>
      <SelectField
        label="At"
        value={shown.playerId}
        options={recipients.map(({ playerId, name }) => ({ value: playerId, label: nameOf(name) }))}
        onChange={(id) => recipients.forEach(({ playerId }) => playerId === id && onShow(playerId))}
      />
      <div className={styles.mail}>
        <p className={asText({ weight: "strong" })}>{shown.subject}</p>
        <p>{shown.text}</p>
      </div>
      <output>{addresses}</output>
      {without.length === 0 ? null : <Caution>{whoText(without, "no address")}</Caution>}
      {unwilling.length === 0 ? null : (
        <Caution>{whoText(unwilling, "no wish for mails of organisers")}</Caution>
      )}
      {isOffered ? null : (
        <>
          <Caution>
            This server sends no mail. Copy text and addresses into your own program.
          </Caution>
          <div className={asRow({ gap: 2 })}>
            <CopyButton text={`${shown.subject}\n\n${shown.text}`} label="Copy Text" />
            The text above
          </div>
          <div className={asRow({ gap: 2 })}>
            <CopyButton
              text={reached.map(({ email }) => email).join(", ")}
              label="Copy Addresses"
            />
            {`${addresses}, for the field Bcc`}
          </div>
        </>
      )}
    </>
  );
};

const whoText = (recipients: Recipients, what: string) =>
  `${countText(recipients.length, "player")} with ${what}: ${recipients.map(({ name }) => nameOf(name)).join(", ")}`;
