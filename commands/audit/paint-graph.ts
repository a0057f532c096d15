import type { RunnerResult } from 'lighthouse';
import { LanternLargestContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js';

/** Shorter tasks of the processor change nothing. */
const SHORTEST_MS = 3;

const longestAddress = 60;

type Estimate = Awaited<
  ReturnType<typeof LanternLargestContentfulPaint.request>
>['optimisticEstimate'];
type Part = Estimate['nodeTimings'] extends Map<infer Node, unknown> ? Node : never;

function nameOf(part: Part): string {
  if (part.type === 'cpu') {
    const events = part.childEvents.filter(({ dur = 0 }) => dur > 1000).map(({ name }) => name);
    return ['task', ...new Set(events)].join(' ');
  }
  const { priority, transferSize, url } = part.request;
  const address = url.replace(/^https?:\/\/[^/]+/, '').slice(0, longestAddress);
  return `${priority} ${transferSize} bytes ${address}`;
}

/**
 * What Lighthouse reckons the largest paint to wait for, a line each with its beginning and end in milliseconds:
 * the mean of both estimates is what it reports. It sends whole windows of a connection, 14.6 kB and then 29.2, so
 * a few bytes less change nothing or 150 ms.
 */
export async function paintGraph({ lhr, artifacts }: RunnerResult): Promise<string[]> {
  const data = {
    trace: artifacts.Trace,
    devtoolsLog: artifacts.DevtoolsLog,
    gatherContext: artifacts.GatherContext,
    settings: lhr.configSettings,
    URL: artifacts.URL,
    SourceMaps: artifacts.SourceMaps ?? [],
    HostDPR: artifacts.HostDPR,
    simulator: null,
  };
  const context = { settings: lhr.configSettings, computedCache: new Map() };
  const found = await LanternLargestContentfulPaint.request(data as never, context as never);
  const estimates = {
    optimistic: found.optimisticEstimate,
    pessimistic: found.pessimisticEstimate,
  };
  return Object.entries(estimates).flatMap(([kind, { timeInMs, nodeTimings }]) => [
    `  ${kind}: ${Math.round(timeInMs)} ms`,
    ...[...nodeTimings]
      .filter(([part, { duration }]) => part.type === 'network' || duration > SHORTEST_MS)
      .map(([part, { startTime, endTime }]) => {
        const [start, end] = [startTime, endTime].map((time) => String(Math.round(time)));
        return `  ${start?.padStart(6)} ${end?.padStart(6)}  ${nameOf(part)}`;
      }),
  ]);
}
