import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BegunFactor } from "../../../../contract/secondFactor.ts";
import { Panel } from "../../../components/cards/Panel.tsx";
import { FailedRead } from "../../../components/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { secondFactorQuery } from "./api.ts";
import { BeginForm } from "./BeginForm.tsx";
import { FirstCodeForm } from "./FirstCodeForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TurnedOn } from "./TurnedOn.tsx";

interface Props {
  readonly email: string;
}

/** What an administrator's sign-in asks for beside the password. */
export const SecondFactorPanel = ({ email }: Props) => {
  const read = useQuery(secondFactorQuery);
  const { data, error } = read;
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  /** Shown once. */
  const [codes, setCodes] = useState<ReadonlyArray<string> | null>(null);
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (data?.isOn) {
      return <TurnedOn email={email} left={data.recoveryCodesLeft} onCodes={setCodes} />;
    }
    if (begun) {
      return (
        <FirstCodeForm
          begun={begun}
          onCodes={(made) => {
            setCodes(made);
            setBegun(null);
          }}
          onCancel={() => setBegun(null)}
        />
      );
    }
    if (data) return <BeginForm email={email} onBegun={setBegun} />;
    if (!error) return <SkeletonSlats label="Loading the second factor..." count={1} />;
    return <FailedRead title="The second factor could not be loaded" of={read} />;
  };
  return <Panel title="Second factor">{content()}</Panel>;
};
