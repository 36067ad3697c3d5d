import { type NoticeKind, noticeKinds } from "../../../../../domain/shared/notices.ts";
import { getOwnPhone } from "../../../../contract/person/phone.ts";
import { useRead } from "../../../data/read.ts";
import { noticeObstacle } from "../../../device/notices.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { Switch } from "../../../form/Switch.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { usePhone } from "./usePhone.ts";

/** What the player is told in this browser. Where the installation tells nobody anything, nothing stands here. */
export const PhonePanel = () => {
  const phone = useRead(getOwnPhone, {});
  if (phone.data?.serverKey === null) return null;
  return (
    <Panel title="Notices on this device">
      {phone.data ? (
        <Notices serverKey={phone.data.serverKey} kept={phone.data.kinds} />
      ) : phone.error ? (
        <FailedRead title="Your choice could not be loaded" of={phone} />
      ) : (
        <SkeletonSlats label="Loading your choice..." count={1} />
      )}
    </Panel>
  );
};

const obstacles = {
  homeScreen:
    "On this device notices come only from the home screen: open the menu Share, choose Add to Home Screen, and turn them on there.",
  unsupported: "This browser shows no notices of pages. Another one on this device may.",
  refused:
    "This browser was told to show no notices of this site. Its settings for sites allow them again.",
} as const;

const names: Readonly<Record<NoticeKind, string>> = {
  teeTime: "My tee time is known, or has changed",
  sentBack: "My card was sent back",
  toSign: "A card of my group waits for my signature",
  movedUp: "I have moved up from the waitlist",
  result: "The event is over, and my place",
};

interface Props {
  readonly serverKey: string;
  /** As the server has it; null while nothing is told here. */
  readonly kept: ReadonlyArray<NoticeKind> | null;
}

const Notices = ({ serverKey, kept }: Props) => {
  const { chosen, isPending, choose } = usePhone(serverKey, kept);
  const obstacle = noticeObstacle();
  if (obstacle !== null) {
    return <p className={asText({ tone: "textDim" })}>{obstacles[obstacle]}</p>;
  }
  return (
    <div className={asStack({ gap: 3 })}>
      <Switch
        label="Tell me here"
        hint="While you are signed in here, also when no page is open."
        checked={chosen !== null}
        disabled={isPending}
        onChange={(isOn) => choose(isOn ? noticeKinds : null)}
      />
      {chosen === null ? null : (
        <fieldset className={asStack({ gap: 2 })}>
          <legend className={asText({ tone: "textDim" })}>What you are told</legend>
          {noticeKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={names[kind]}
              checked={chosen.includes(kind)}
              disabled={isPending}
              onChange={(isOn) =>
                choose(noticeKinds.filter((one) => (one === kind ? isOn : chosen.includes(one))))
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
};
