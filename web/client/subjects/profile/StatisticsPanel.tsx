import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { loadable } from "../../ui/loadable.tsx";
import { ErrorBoundary } from "../../ui/states/ErrorBoundary.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { myStatisticsQuery } from "./api.ts";

const loading = <SkeletonPanel label="Loading statistics..." />;

/** The charts are as large as the rest of the page, so they are loaded on demand. */
const { Component: Statistics } = loadable(() => import("./statistics/Statistics.tsx"), loading);

/** Charts of the player's rounds, loaded on demand. */
export const StatisticsPanel = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Statistics"
      action={
        <Button
          variant="line"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? "Hide Statistics" : "Show Statistics"}
        </Button>
      }
    >
      {isOpen ? (
        <ErrorBoundary>
          <Loaded />
        </ErrorBoundary>
      ) : null}
    </Panel>
  );
};

const Loaded = () => {
  const read = useQuery(myStatisticsQuery);
  const { data: statistics, error } = read;
  if (statistics) {
    return <Statistics statistics={statistics} />;
  }
  if (statistics === null) return null;
  if (!error) return loading;
  return <FailedRead title="Your statistics could not be loaded" of={read} />;
};
