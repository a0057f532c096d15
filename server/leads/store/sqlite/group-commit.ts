import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { failureFacts } from './failure-facts.ts';
import type { Outcome, Statement, StatementResult, Unit } from './statement.ts';

const MOST_STATEMENTS_KEPT = 200;
const BEGIN: Statement = { sql: 'begin immediate', parameters: [] };
const COMMIT: Statement = { sql: 'commit', parameters: [] };

/** Runs units on one connection; prepared statements are kept. */
export function createRunner(database: DatabaseSync) {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>();

  function prepare(sql: string) {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    const entry = { statement, reader: statement.columns().length > 0 };
    if (prepared.size >= MOST_STATEMENTS_KEPT) prepared.clear();
    prepared.set(sql, entry);
    return entry;
  }

  function runStatement({ sql, parameters }: Statement): StatementResult {
    const { statement, reader } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (reader) return { rows: statement.all(...values), changes: null };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  /** Runs a unit as it is: reads, or statements that bring their own transaction. */
  function runPlainly({ id, statements }: Unit): Outcome {
    try {
      return { id, results: statements.map(runStatement) };
    } catch (error) {
      return { id, failure: failureFacts(error) };
    } finally {
      // What stands alone may change tables, and a kept statement would not see it.
      prepared.clear();
    }
  }

  /** Reads without a transaction; other processes may write meanwhile. */
  function read({ id, statements }: Unit): Outcome {
    try {
      return { id, results: statements.map(runStatement) };
    } catch (error) {
      return { id, failure: failureFacts(error) };
    }
  }

  /**
   * Runs many units in one transaction and one sync of the disk. A unit that fails is undone alone.
   * @throws when nothing of the group was kept: the disk is full, the file is locked or broken
   */
  function commitTogether(units: readonly Unit[]): Outcome[] {
    try {
      return commit(() => units.map(runUnit));
    } catch (error) {
      if (isOfTheDisk(error)) throw error;
      // One of them failed and took the others with it. That is rare, and a savepoint before each
      // costs a copy of every page it changes: they are set only now.
      return commit(() => units.map(runAlone));
    }
  }

  function commit(run: () => Outcome[]): Outcome[] {
    // Taking the write lock at once: a transaction that reads first can fail at its first write
    // without waiting when another process wrote meanwhile.
    runStatement(BEGIN);
    try {
      const outcomes = run();
      runStatement(COMMIT);
      return outcomes;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  function runUnit({ id, statements }: Unit): Outcome {
    return { id, results: statements.map(runStatement) };
  }

  function runAlone(unit: Unit): Outcome {
    database.exec('savepoint unit');
    try {
      const outcome = runUnit(unit);
      database.exec('release unit');
      return outcome;
    } catch (error) {
      // Where the trouble is the disk and not the unit, SQLite has undone everything.
      if (!database.isTransaction || isOfTheDisk(error)) throw error;
      database.exec('rollback to unit; release unit');
      return { id: unit.id, failure: failureFacts(error) };
    }
  }

  return { runPlainly, read, commitTogether };
}

function isOfTheDisk(error: unknown): boolean {
  return /SQLITE_(FULL|IOERR|CORRUPT|NOTADB|READONLY|BUSY|LOCKED)/.test(failureFacts(error).code);
}
