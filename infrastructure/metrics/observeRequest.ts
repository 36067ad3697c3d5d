import { requests, underWay } from "./recorded.ts";

/**
 * Times a request. Live connections are only counted while they are open, because they last until a
 * viewer leaves.
 */
export const observeRequest = (call: string) => {
  const end = requests.startTimer({ call });
  underWay.inc({ call });
  return (status: number) => {
    underWay.dec({ call });
    if (!liveCalls.includes(call)) end({ status });
  };
};

export const liveCalls = ["watchLive", "watchFollowedBoard"];
