import { useEffect, useState } from "react";
import type { NoticeKind } from "../../../../../domain/shared/notices.ts";
import { forgetOwnPhone, keepOwnPhone } from "../../../../contract/person/phone.ts";
import { toastError } from "../../../data/errorToast.ts";
import { useToast } from "../../../data/useToast.ts";
import { useWrite } from "../../../data/write.ts";
import {
  receivesNotices,
  subscribeToNotices,
  unsubscribeFromNotices,
} from "../../../device/notices.ts";

type Kinds = ReadonlyArray<NoticeKind>;

/**
 * Turns the notices of this browser on and off, in the browser and on the server. `kept` is what
 * the server has; `chosen` is what the player sees, null for nothing.
 */
export const usePhone = (serverKey: string, kept: Kinds | null) => {
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
