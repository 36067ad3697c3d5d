import { SampleBoard } from "../../features/samples/board/SampleBoard.tsx";
import { SamplePage } from "./SamplePage.tsx";

const StablefordDemoPage = () => (
  <SamplePage
    title="Stableford Demo"
    event="Heathland Stableford"
    about="Stableford · Heathland Park · August 8 – 11, 2026"
  >
    <SampleBoard scoring="points" />
  </SamplePage>
);

export default StablefordDemoPage;
