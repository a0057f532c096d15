import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { openLeadDatabase } from '../../server/leads/store/database.ts';
import { LEAD_COLUMNS, newId, rowOfLead } from '../../server/leads/store/lead.ts';
import { sampleLead } from '../../server/testing/sample-lead.ts';

/** Rows written durably one after the other, each in a commit of its own, a second. */
export type RawCommits = {
  /** The row of a lead in its own table, with its indexes. */
  readonly lead: number;
  /** A text of a lead's size in a table without an index: the least that can be asked of a disk. */
  readonly bare: number;
};

type Row = readonly SQLInputValue[];

const MS = 1500;
/** Made beforehand, and more than any disk takes meanwhile. */
const ROWS = 15_000;
const BARE_ROW: Row = ['x'.repeat(800)];

/** @param folder on the disk to measure */
export async function rawCommits(folder: string): Promise<RawCommits> {
  const own = mkdtempSync(join(folder, 'raw-'));
  try {
    const bare = openDurably(join(own, 'bare.db'));
    bare.exec('create table rows (text)');
    const file = join(own, 'leads.db');
    await (await openLeadDatabase({ dialect: 'sqlite', file })).close();
    const marks = LEAD_COLUMNS.map(() => '?').join(', ');
    return {
      bare: commitsPerSecond(bare, 'insert into rows values (?)', Array(ROWS).fill(BARE_ROW)),
      lead: commitsPerSecond(
        openDurably(file),
        `insert into leads (${LEAD_COLUMNS.join(', ')}) values (${marks})`,
        Array.from({ length: ROWS }, leadRow),
      ),
    };
  } finally {
    rmSync(own, { recursive: true });
  }
}

function openDurably(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return database;
}

/** A lead of a visitor and a network of its own, as in the rounds that are measured. */
function leadRow(): Row {
  const id = newId();
  const lead = sampleLead({ network: id });
  const fields = { ...lead.fields, email: `visitor-${id}@example.com` };
  const row = rowOfLead({ ...lead, fields }, id);
  return LEAD_COLUMNS.map((name) => row[name]);
}

function commitsPerSecond(database: DatabaseSync, sql: string, rows: readonly Row[]): number {
  const insert = database.prepare(sql);
  let count = 0;
  const start = performance.now();
  for (const row of rows) {
    if (performance.now() - start > MS) break;
    insert.run(...row);
    count += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  database.close();
  return count / seconds;
}
