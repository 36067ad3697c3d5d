import { MatchDay } from "./match/MatchDay.tsx";
import { sampleCup } from "./match/sampleMatches.ts";
import { SamplePage } from "./SamplePage.tsx";

const { eventName, venue, date } = sampleCup;

const RyderCupDemoPage = () => (
  <SamplePage title="Ryder Cup Demo" event={eventName} about={`Singles · ${venue} · ${date}`}>
    <MatchDay />
  </SamplePage>
);

export default RyderCupDemoPage;
