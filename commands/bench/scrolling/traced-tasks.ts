import type { CDPSession } from 'playwright';

/** What the browser notes, its times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread: what others on the machine take is no part of it. */
  tdur?: number;
};

/** A task of the page's main thread. */
export type Task = {
  /** Processor time in milliseconds. */
  time: number;
  /** The same by what was done: Layout, Paint, FunctionCall. */
  parts: ReadonlyMap<string, number>;
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const isTask = ({ name }: TraceEvent) => name === 'RunTask';
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** What the thread did that drew most: the page's own among those of the browser. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const drawn = (thread: readonly TraceEvent[]) =>
    thread.filter(({ name }) => name === 'UpdateLayoutTree').length;
  return [...threads.values()].toSorted((one, other) => drawn(other) - drawn(one))[0] ?? [];
}

/** Tasks with what lay within each, every part without what lay within itself. */
export function tasksOf(events: readonly TraceEvent[]): Task[] {
  const spans = mainThread(events.filter(({ ph }) => ph === 'X')).toSorted(
    (one, other) => one.ts - other.ts || endOf(other) - endOf(one),
  );
  const tasks: { time: number; parts: Map<string, number> }[] = [];
  const around: TraceEvent[] = [];
  for (const span of spans) {
    while (around.length > 0 && endOf(around.at(-1) as TraceEvent) <= span.ts) around.pop();
    const time = (span.tdur ?? 0) / 1000;
    if (isTask(span)) tasks.push({ time, parts: new Map() });
    const task = tasks.at(-1);
    const [outermost] = around;
    if (task && outermost && isTask(outermost)) {
      const add = (name: string, more: number) =>
        task.parts.set(name, (task.parts.get(name) ?? 0) + more);
      add(span.name, time);
      const within = around.at(-1) as TraceEvent;
      if (!isTask(within)) add(within.name, -time);
    }
    around.push(span);
  }
  return tasks;
}

/** Notes the tasks of a page while something happens to it. */
export async function traceTasks(session: CDPSession, act: () => Promise<void>): Promise<Task[]> {
  const events: TraceEvent[] = [];
  const note = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', note);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', note);
  return tasksOf(events);
}
