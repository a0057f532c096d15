import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import { failureFacts, StoreFileError } from './failure-facts.ts';
import { createRunner } from './group-commit.ts';
import { type OpenDatabase, openDatabase, rescue } from './open-database.ts';
import {
  CLOSED,
  needOf,
  type Outcome,
  type SqliteOptions,
  type ThreadRequest,
  type Unit,
} from './statement.ts';

// The thread that holds the connection. Everything may block here; the main thread never does.

type Connection = OpenDatabase & { readonly runner: ReturnType<typeof createRunner> };

const MOST_IN_ONE_COMMIT = 256;

if (parentPort === null) throw new Error('sqlite-worker.ts runs as a thread only');
const port: MessagePort = parentPort;
const options = workerData as SqliteOptions;

let queue: Unit[] = [];
let holder: number | null = null;
let connection: Connection | null = null;
let lost: StoreFileError | null = null;
let closing = false;

port.on('message', (request: ThreadRequest) => {
  take(request);
  takeWaiting();
  for (let units = nextUnits(); units.length > 0; units = nextUnits()) {
    port.postMessage(attempt(units));
    takeWaiting();
  }
  if (closing) {
    connection?.database.close();
    port.postMessage(CLOSED);
    port.close();
  }
});

function take(request: ThreadRequest): void {
  if ('close' in request) closing = true;
  else queue.push(...request.units);
}

/** What arrived while the disk was busy shares the next commit. */
function takeWaiting(): void {
  for (let next = receiveMessageOnPort(port); next !== undefined; ) {
    take(next.message as ThreadRequest);
    next = receiveMessageOnPort(port);
  }
}

/** What can run now: the open transaction's own units, else reads, else one group of writes. */
function nextUnits(): Unit[] {
  if (holder !== null) return pick((unit) => unit.session === holder, 1);
  const reads = pick((unit) => unit.session === null && needs(unit) === 'reading');
  if (reads.length > 0) return reads;
  const writes = pick(
    (unit) => unit.session === null && needs(unit) === 'writing',
    MOST_IN_ONE_COMMIT,
  );
  return writes.length > 0 ? writes : queue.splice(0, 1);
}

function pick(fits: (unit: Unit) => boolean, most = Number.POSITIVE_INFINITY): Unit[] {
  const picked: Unit[] = [];
  const rest: Unit[] = [];
  for (const unit of queue) (picked.length < most && fits(unit) ? picked : rest).push(unit);
  queue = rest;
  return picked;
}

function needs({ statements }: Unit): 'reading' | 'writing' | 'alone' {
  const each = statements.map(needOf);
  if (each.includes('alone')) return 'alone';
  return each.includes('writing') ? 'writing' : 'reading';
}

function attempt(units: readonly Unit[]): Outcome[] {
  try {
    const open = connect();
    try {
      return run(open, units);
    } catch (error) {
      if (error instanceof StoreFileError) throw giveUp(open, error);
      throw error;
    }
  } catch (error) {
    return units.map(({ id }) => ({ id, failure: failureFacts(error) }));
  }
}

function run({ runner, watched, database }: Connection, units: readonly Unit[]): Outcome[] {
  const [first] = units;
  if (first === undefined) return [];
  if (first.session !== null) {
    watched.assertSame();
    const outcome = runOfSession(first, runner.runPlainly);
    watched.assertSame();
    holder = database.isTransaction ? first.session : null;
    return [outcome];
  }
  const need = needs(first);
  if (need === 'reading') return units.map(runner.read);
  if (need === 'alone') return units.map(runner.runPlainly);
  watched.assertSame();
  const outcomes = runner.commitTogether(units);
  // A file deleted between the two looks took the commit with it.
  watched.assertSame();
  return outcomes;
}

/** The steps of an interactive transaction. One that SQLite has undone by itself is over. */
function runOfSession(unit: Unit, runPlainly: (unit: Unit) => Outcome): Outcome {
  const { id, session, statements } = unit;
  const sql = statements[0]?.sql ?? '';
  if (holder === session || sql.startsWith('begin')) return runPlainly(unit);
  if (sql === 'rollback') return { id, results: [{ rows: [], changes: null }] };
  return {
    id,
    failure: { code: 'SQLITE_ABORT', message: 'the transaction had been rolled back already' },
  };
}

function connect(): Connection {
  if (connection === null) {
    try {
      // A file that was lost comes back by an operator's hand only, never as an empty one.
      const open = openDatabase(lost === null ? options : { ...options, create: false });
      connection = { ...open, runner: createRunner(open.database) };
      lost = null;
    } catch (error) {
      throw lost !== null && (error as StoreFileError).code === 'STORE_MISSING' ? lost : error;
    }
  }
  return connection;
}

function giveUp(open: Connection, cause: StoreFileError): StoreFileError {
  connection = null;
  holder = null;
  lost = rescue(open, options.file, cause);
  return lost;
}
