import { chmod, writeFile } from 'node:fs/promises';
import { isLeadReference } from '../../contract/lead-reference.ts';
import type { LeadAdmin } from '../leads/admin/lead-admin.ts';
import { agencyMinute } from '../leads/mail/agency-time.ts';
import type { LeadsArguments } from './arguments.ts';
import { CommandError, UsageError } from './command-errors.ts';
import { confirm } from './confirm.ts';
import { leadsAsCsv, leadsAsJson } from './lead-export.ts';
import { leadAsText, leadsAsTable } from './lead-view.ts';

type LeadsCommand = (admin: LeadAdmin, typed: LeadsArguments, timeZone: string) => Promise<string>;

const WEEK_MS = 7 * 86_400_000;

/** Every command by its name; each gives the text to print. */
export const LEADS_COMMANDS: Readonly<Record<string, LeadsCommand>> = {
  async list(admin, typed, timeZone) {
    const leads = await admin.list(typed.filter);
    return typed.json ? leadsAsJson(leads) : leadsAsTable(leads, timeZone);
  },

  async show(admin, typed, timeZone) {
    const lead = await oneLead(admin, typed);
    const deliveries = await admin.deliveries(lead.id);
    const attempts = await admin.attempts(lead.id);
    return typed.json
      ? `${JSON.stringify({ ...lead, deliveries, attempts }, null, 2)}\n`
      : leadAsText(lead, deliveries, attempts, timeZone);
  },

  async export(admin, typed) {
    if (typed.person !== undefined) {
      const person = await admin.person(typed.person);
      if (person.length === 0) throw new CommandError('Nothing is stored of this address.');
      return written(typed, `${JSON.stringify(person, null, 2)}\n`, person.length);
    }
    const format = typed.format ?? (typed.json ? 'json' : 'csv');
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError(`--format cannot be "${format}": write csv or json`);
    }
    const leads = await admin.listForExport(typed.filter);
    return written(typed, format === 'csv' ? leadsAsCsv(leads) : leadsAsJson(leads), leads.length);
  },

  async resend(admin, typed) {
    const lead = await oneLead(admin, typed);
    const due = await admin.resend(lead.id, new Date());
    const deliveries = due === 1 ? '1 delivery' : `${due} deliveries`;
    return `Due for ${lead.id}: ${deliveries}. The running service sends within seconds.\n`;
  },

  async erase(admin, typed) {
    const { email } = typed;
    const found = email === undefined ? [await oneLead(admin, typed)] : await admin.list({ email });
    const whose = email ?? found[0]?.email;
    const question = `Erase ${found.length === 1 ? 'one lead' : `${found.length} leads`} of ${whose} for good?`;
    if (!(await confirm(question, typed.yes))) return 'Nothing was erased.\n';
    const erased = await admin.erase(email === undefined ? { id: found[0]?.id ?? '' } : { email });
    return `Leads erased: ${erased}. No backup that is restored brings them back. Mails already sent and backups still contain them.\n`;
  },

  async stats(admin, typed, timeZone) {
    const stats = await admin.stats(typed.filter.since ?? new Date(Date.now() - WEEK_MS));
    const { leads, leadsSince, deliveries, oldestWaiting } = stats;
    const counts = ['due', 'failed', 'sent'].map((name) => `${deliveries[name] ?? 0} ${name}`);
    return [
      `Leads in all: ${leads.contact} contact, ${leads.seo} seo`,
      `Since ${agencyMinute(leadsSince.since, timeZone)}: ${leadsSince.contact} contact, ${leadsSince.seo} seo`,
      `Deliveries: ${counts.join(', ')}`,
      `Oldest waiting: ${oldestWaiting === null ? 'none' : agencyMinute(oldestWaiting, timeZone)}`,
      '',
    ].join('\n');
  },
};

async function written({ output }: LeadsArguments, text: string, leads: number): Promise<string> {
  if (output === undefined || output === '-') return text;
  // Personal data: readable by the owner only.
  await writeFile(output, text, { mode: 0o600 });
  // A file that was there before keeps its mode.
  await chmod(output, 0o600);
  return `Wrote ${leads} leads to ${output}.\n`;
}

async function oneLead(admin: LeadAdmin, typed: LeadsArguments) {
  const [start, ...more] = typed.operands;
  if (start === undefined || more.length > 0) {
    throw new UsageError(`${typed.command} needs one lead id, or the beginning of one`);
  }
  const reference = start.toUpperCase();
  const ids = isLeadReference(reference)
    ? await admin.findIdsByReference(reference)
    : await admin.findIdsByPrefix(start.toLowerCase());
  if (ids.length > 1)
    throw new CommandError(`More than one lead begins with ${start}: write more of it.`);
  const [id] = ids;
  const [lead] = id === undefined ? [] : await admin.list({ id });
  if (lead === undefined) throw new CommandError(`No lead ${start}. See: leads list`);
  return lead;
}
