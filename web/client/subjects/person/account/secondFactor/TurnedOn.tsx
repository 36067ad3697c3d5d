import { useState } from "react";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asRow, asText } from "../../../../ui/layout.ts";
import { Caution } from "../../../../ui/states/Caution.tsx";
import { useRenewCodes, useTurnOff } from "./api.ts";
import { ProveDialog } from "./ProveDialog.tsx";

interface Props {
  readonly email: string;
  readonly left: number;
  readonly onCodes: (codes: ReadonlyArray<string>) => void;
}

const FEW = 3;

export const TurnedOn = ({ email, left, onCodes }: Props) => {
  const [asked, setAsked] = useState<"renew" | "turn off" | null>(null);
  const close = () => setAsked(null);
  const renew = useRenewCodes();
  const turnOff = useTurnOff();
  const leftText = left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`;
  return (
    <>
      <p>It is on: after your password you are asked for a code of your app.</p>
      <p className={asText({ tone: "textDim" })}>
        {left < FEW ? <Caution>{`${leftText} Please make new ones.`}</Caution> : leftText}
      </p>
      <div className={asRow({ gap: 2, wrap: true })}>
        <Button variant="line" onClick={() => setAsked("renew")}>
          New Recovery Codes
        </Button>
        <Button variant="quiet" onClick={() => setAsked("turn off")}>
          Turn Off
        </Button>
      </div>
      <ProveDialog
        isOpen={asked === "renew"}
        onClose={close}
        email={email}
        title="New recovery codes"
        description="The earlier ones no longer work, and all your other sessions will end."
        submitText="Make Codes"
        pendingText="Making..."
        isPending={renew.isPending}
        onProof={(proof, onError) =>
          renew.mutate(proof, {
            onError,
            onSuccess: ({ recoveryCodes }) => {
              close();
              onCodes(recoveryCodes);
            },
          })
        }
      />
      <ProveDialog
        isOpen={asked === "turn off"}
        onClose={close}
        email={email}
        title="Turn the second factor off?"
        description="Your password alone will sign you in. All your other sessions will end."
        submitText="Turn Off"
        pendingText="Turning off..."
        isPending={turnOff.isPending}
        onProof={(proof, onError) => turnOff.mutate(proof, { onError, onSuccess: close })}
      />
    </>
  );
};
