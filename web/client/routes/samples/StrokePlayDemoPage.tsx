import { SampleBoard } from "../../features/samples/board/SampleBoard.tsx";
import { SamplePage } from "./SamplePage.tsx";

const StrokePlayDemoPage = () => (
  <SamplePage
    title="Stroke Play Demo"
    event="Saltmarsh Open"
    about="Stroke play · Saltmarsh Links · September 17 – 20, 2026"
  >
    <SampleBoard scoring="strokes" />
  </SamplePage>
);

export default StrokePlayDemoPage;
