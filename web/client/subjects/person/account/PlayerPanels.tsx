import { useEffect, useState } from "react";
import { type NoticeKind, noticeKinds } from "../../../../../domain/shared/notices.ts";
import { changeMailChoice, getMailChoice } from "../../../../contract/person/mailChoices.ts";
import { forgetOwnPhone, getOwnPhone, keepOwnPhone } from "../../../../contract/person/phone.ts";
import { useRead } from "../../../data/read.ts";
import { toastError, useToast } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import {
  noticeObstacle,
  receivesNotices,
  subscribeToNotices,
  unsubscribeFromNotices,
} from "../../../device/notices.ts";
import { Checkbox, Switch } from "../../../form/Checkbox.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";

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

type Kinds = ReadonlyArray<NoticeKind>;

/**
 * Turns the notices of this browser on and off, in the browser and on the server. `kept` is what
 * the server has; `chosen` is what the player sees, null for nothing.
 */
const usePhone = (serverKey: string, kept: Kinds | null) => {
  const [receives, setReceives] = useReceives(serverKey);
  /** What was pressed, until it is done. */
  const [pressed, setPressed] = useState<{ readonly kinds: Kinds | null } | null>(null);
  const { toast } = useToast();
  const words = {
    ...({ done: null, isShownFirst: true } as const),
    onFailed: toastError("Your choice could not be saved"),
  };
  const keep = useWrite(
    keepOwnPhone,
    ({ subscription, kinds }: { subscription: PushSubscription; kinds: Kinds }) => ({
      body: { subscription: writtenOut(subscription), kinds },
    }),
    words,
  );
  const forget = useWrite(forgetOwnPhone, () => ({}), words);

  const turnOn = async (kinds: Kinds) => {
    const subscription = await subscribeToNotices(serverKey).catch(() => {
      toast({
        title: "Notices could not be turned on",
        description: "The browser could not reach the service that brings them. Please try again.",
        variant: "destructive",
      });
      return null;
    });
    if (subscription === null) return;
    setReceives(true);
    await keep.mutateAsync({ subscription, kinds });
  };
  const turnOff = async () => {
    await forget.mutateAsync();
    await unsubscribeFromNotices();
  };

  return {
    chosen: pressed ? pressed.kinds : receives ? kept : null,
    isPending: pressed !== null,
    choose: (kinds: Kinds | null) => {
      setPressed({ kinds });
      // What has failed was said.
      const change = (kinds === null ? turnOff() : turnOn(kinds)).catch(() => undefined);
      void change.finally(() => setPressed(null));
    },
  };
};

/** Whether the browser still has its subscription, which its settings may have ended. */
const useReceives = (serverKey: string) => {
  const state = useState(true);
  const [, setReceives] = state;
  useEffect(() => {
    void receivesNotices(serverKey).then(setReceives);
  }, [serverKey, setReceives]);
  return state;
};

const writtenOut = (subscription: PushSubscription) => {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint, keys: { p256dh, auth } };
};
