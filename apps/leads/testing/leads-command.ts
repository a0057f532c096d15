import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runLeads } from '../cli/run-leads.ts';
import { openLeadDatabase } from '../store/database.ts';
import { createSampleIntake } from './sample-lead.ts';
import { writeSampleSite } from './sample-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type LeadsCommand = Awaited<ReturnType<typeof openLeadsCommand>>;

/** A new SQLite store with the leads command. */
export async function openLeadsCommand(env: Record<string, string> = {}) {
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
    /** Runs `npm run leads --` with these arguments. */
    leads: (...args: string[]) => runLeads(args, { DATA_DIR: folder, ...env }, siteFolder),
  };
}
