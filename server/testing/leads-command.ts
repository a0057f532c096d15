import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Ended, runLeads } from '../cli/run-leads.ts';
import { type LeadDatabase, openLeadDatabase } from '../leads/store/database.ts';
import { createSampleIntake } from './sample-lead.ts';
import { writeSampleSite } from './sample-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type LeadsCommand = {
  readonly folder: string;
  readonly database: LeadDatabase;
  readonly receive: Awaited<ReturnType<typeof createSampleIntake>>;
  /** Runs a command on the store, as it is typed after `npm run leads --`. */
  leads(...words: string[]): Promise<Ended>;
};

/** A new store in a file, and the commands that work on it. */
export async function openLeadsCommand(env: Record<string, string> = {}): Promise<LeadsCommand> {
  const folder = await temporaryFolder();
  const siteFolder = path.join(folder, 'dist');
  writeSampleSite(siteFolder);
  const file = path.join(folder, 'leads.db');
  const database = await openLeadDatabase({ dialect: 'sqlite', file });
  onTestFinished(() => database.close());
  return {
    folder,
    database,
    receive: await createSampleIntake(database),
    leads: (...words) => runLeads(words, { DATA_DIR: folder, ...env }, siteFolder),
  };
}
