import { chmod, writeFile } from 'node:fs/promises';
import { isLeadReference } from '@agency/contract/lead-reference.ts';
import type { LeadAdmin } from '../admin/lead-admin.ts';
import { agencyMinute } from '../mail/agency-time.ts';
import { CommandError, type LeadsArguments, UsageError } from './arguments.ts';
import { leadsAsCsv } from './lead-export.ts';
import { leadAsText, leadsAsTable } from './lead-view.ts';

type LeadsCommand = (admin: LeadAdmin, typed: LeadsArguments, timeZone: string) => Promise<string>;

const WEEK_MS = 7 * 86_400_000;

/** Every command by its name; each gives the text to print. */
export const LEADS_COMMANDS: Readonly<Record<string, LeadsCommand>> = {
  list: async (admin, { filter }, timeZone) => leadsAsTable(await admin.list(filter), timeZone),

  async show(admin, typed, timeZone) {
    const lead = await oneLead(admin, typed);
    const deliveries = await admin.deliveries(lead.id);
    return leadAsText(lead, deliveries, await admin.attempts(lead.id), timeZone);
  },

  async export(admin, typed) {
    const { person, format = 'csv', filter } = typed;
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError(`--format cannot be "${format}": write csv or json`);
    }
    const leads =
      person === undefined ? await admin.listForExport(filter) : await admin.person(person);
    if (person !== undefined && leads.length === 0) {
      throw new CommandError('No data stored for this address.');
    }
    const isCsv = person === undefined && format === 'csv';
    return written(typed, isCsv ? leadsAsCsv(leads) : json(leads), leads.length);
  },

  async resend(admin, typed) {
    const lead = await oneLead(admin, typed);
    const due = await admin.resend(lead.id, new Date());
    const deliveries = due === 1 ? '1 delivery' : `${due} deliveries`;
    return `Queued for ${lead.id}: ${deliveries}. The running service sends it within seconds.\n`;
  },

  async erase(admin, typed) {
    const { email } = typed;
    const found = email === undefined ? [await oneLead(admin, typed)] : await admin.list({ email });
    const whose = email ?? found[0]?.email;
    if (!typed.yes) {
      const count = found.length === 1 ? 'one lead' : `${found.length} leads`;
      throw new UsageError(`This permanently deletes ${count} of ${whose}. To do it, add --yes`);
    }
    const erased = await admin.erase(email === undefined ? { id: found[0]?.id ?? '' } : { email });
    return `Deleted ${erased === 1 ? 'one lead' : `${erased} leads`}. Restoring a backup will not bring them back. Emails already sent and existing backup files still contain them.\n`;
  },

  async stats(admin, typed, timeZone) {
    const since = typed.filter.since ?? new Date(Date.now() - WEEK_MS);
    const { leads, leadsSince, deliveries } = await admin.stats(since);
    const counts = ['due', 'failed', 'sent'].map((name) => `${deliveries[name] ?? 0} ${name}`);
    return [
      `Total leads: ${leads.contact} contact, ${leads.seo} seo`,
      `Since ${agencyMinute(since.toISOString(), timeZone)}: ${leadsSince.contact} contact, ${leadsSince.seo} seo`,
      `Deliveries: ${counts.join(', ')}`,
      '',
    ].join('\n');
  },
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function written({ output }: LeadsArguments, text: string, leads: number): Promise<string> {
  if (output === undefined || output === '-') return text;
  // Personal data: readable by the owner only. An existing file has its old mode.
  await writeFile(output, text, { mode: 0o600 });
  await chmod(output, 0o600);
  return `Wrote ${leads} leads to ${output}.\n`;
}

async function oneLead(admin: LeadAdmin, { command, operands }: LeadsArguments) {
  const [start, ...more] = operands;
  if (start === undefined || more.length > 0) {
    throw new UsageError(`${command} needs one lead ID, or the beginning of one`);
  }
  const reference = start.toUpperCase();
  const [id, other] = isLeadReference(reference)
    ? await admin.findIdsByReference(reference)
    : await admin.findIdsByPrefix(start.toLowerCase());
  if (other !== undefined) {
    throw new CommandError(`More than one lead ID begins with ${start}. Enter more characters.`);
  }
  const [lead] = id === undefined ? [] : await admin.list({ id });
  if (lead !== undefined) return lead;
  throw new CommandError(`No lead with ID ${start}. To list them: npm run leads -- list`);
}
