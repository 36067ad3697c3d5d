import { useLocation } from "react-router-dom";
import { SampleBoard } from "./board/SampleBoard.tsx";
import { SamplePage } from "./SamplePage.tsx";

const strokePlay = {
  scoring: "strokes",
  title: "Stroke Play Demo",
  event: "Saltmarsh Open",
  about: "Stroke play · Saltmarsh Links · September 17 – 20, 2026",
} as const;

const stableford = {
  scoring: "points",
  title: "Stableford Demo",
  event: "Heathland Stableford",
  about: "Stableford · Heathland Park · August 8 – 11, 2026",
} as const;

/** The address says which of the two sample boards is shown. */
const BoardDemoPage = () => {
  const { pathname } = useLocation();
  const { scoring, ...head } = pathname.includes("stableford") ? stableford : strokePlay;
  return (
    <SamplePage {...head}>
      <SampleBoard scoring={scoring} />
    </SamplePage>
  );
};

export default BoardDemoPage;
