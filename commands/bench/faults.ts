import { SCENARIOS, type ScenarioName } from './faults/scenarios.ts';
import { playScenario } from './faults/stage.ts';
import type { Tally } from './faults/tally.ts';
import { table } from './table.ts';

export type FaultsRun = {
  /** How often the process is killed under load. */
  kills: number;
  /** Names of scenarios, separated by commas; all of them without it. */
  only: string | undefined;
};

/** Most scenarios wait for something; so many are played at once. */
const AT_ONCE = 3;

type Played = { name: ScenarioName; seconds: number; tally: Tally | null; reason: string };

/**
 * Lets things go wrong while leads come in, waits until all is delivered, and counts on both sides.
 * @throws with the table when anything is lost, doubled or missing, or a scenario could not be played
 */
export async function benchFaults({ kills, only }: FaultsRun): Promise<string> {
  const waiting = namesOf(only);
  const played: Played[] = [];
  const start = performance.now();
  async function playOn(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const result = await play(name, kills);
      played.push(result);
      console.info(`${name}: ${result.seconds.toFixed(0)} s ${result.reason}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, playOn));
  const text = report(played, kills, (performance.now() - start) / 1000);
  if (played.every(isWell)) return text;
  throw new Error(text);
}

function namesOf(only: string | undefined): ScenarioName[] {
  const all = Object.keys(SCENARIOS) as ScenarioName[];
  const asked = only?.split(',') ?? all;
  const unknown = asked.filter((name) => !Object.hasOwn(SCENARIOS, name));
  if (unknown.length > 0) throw new Error(`--only ${unknown} is none of: ${all.join(', ')}`);
  return all.filter((name) => asked.includes(name));
}

async function play(name: ScenarioName, kills: number): Promise<Played> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const tally = await playScenario(SCENARIOS[name], kills);
    return { name, seconds: seconds(), tally, reason: '' };
  } catch (error) {
    return {
      name,
      seconds: seconds(),
      tally: null,
      reason: `not played: ${(error as Error).message}`,
    };
  }
}

function isWell({ tally }: Played): boolean {
  return (
    tally !== null &&
    tally.accepted > 0 &&
    tally.lost + tally.doubled + tally.missing + tally.unexplained === 0
  );
}

const COLUMNS = ['accepted', 'refused', 'lost', 'doubled', 'missing', 'copies'] as const;

function report(played: readonly Played[], kills: number, seconds: number): string {
  const order = Object.keys(SCENARIOS);
  const sorted = played.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const sum = (column: (typeof COLUMNS)[number]) =>
    sorted.reduce((total, { tally }) => total + (tally?.[column] ?? 0), 0);
  const rows = sorted.map((one) => [
    `${one.name === 'killed' ? `${kills} times ` : ''}${SCENARIOS[one.name].fault}`,
    ...COLUMNS.map((column) => (one.tally === null ? '–' : String(one.tally[column]))),
    one.seconds.toFixed(0),
  ]);
  const unplayed = sorted.filter(({ tally }) => tally === null);
  return [
    `Leads that came in while something went wrong; who was refused pressed the button again. ${seconds.toFixed(0)} s in all.`,
    '',
    table(
      ['', ...COLUMNS, 'seconds'],
      [...rows, ['together', ...COLUMNS.map((column) => String(sum(column))), '']],
    ),
    '',
    'Copies are mails that arrived again under one Message-ID: only where the line was cut or the process killed behind the last byte.',
    ...unplayed.map(({ name, reason }) => `${name} was ${reason}`),
  ].join('\n');
}
