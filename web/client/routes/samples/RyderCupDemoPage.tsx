import { MatchDay } from "../../features/samples/match/MatchDay.tsx";
import { sampleCup } from "../../features/samples/match/sampleMatches.ts";
import { SamplePage } from "./SamplePage.tsx";

const { eventName, venue, date } = sampleCup;

const RyderCupDemoPage = () => (
  <SamplePage title="Ryder Cup Demo" event={eventName} about={`Singles · ${venue} · ${date}`}>
    <MatchDay />
  </SamplePage>
);

export default RyderCupDemoPage;
