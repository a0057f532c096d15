import { chmod, writeFile } from 'node:fs/promises';
import { isLeadReference, leadReference } from '@agency/contract/lead-reference.ts';
import type { LeadAdmin } from '../admin/lead-admin.ts';
import { leadsAsCsv } from '../admin/lead-export.ts';
import { agencyTime } from '../agency-time.ts';
import { CommandError, type LeadsArguments, UsageError } from './arguments.ts';
import { leadAsText, leadsAsTable } from './lead-view.ts';

type LeadsCommand = (admin: LeadAdmin, args: LeadsArguments, timeZone: string) => Promise<string>;

const WEEK_MS = 7 * 86_400_000;

/** The commands on an open store, by name; each returns the text to print. run-leads.ts has the others. */
export const LEADS_COMMANDS: Readonly<Record<string, LeadsCommand>> = {
  list: async (admin, { filter }, timeZone) => leadsAsTable(await admin.list(filter), timeZone),

  async show(admin, args, timeZone) {
    const lead = await findLead(admin, args);
    const deliveries = await admin.deliveries(lead.id);
    return leadAsText(lead, deliveries, await admin.attempts(lead.id), timeZone);
  },

  async export(admin, args, timeZone) {
    const { person, output = '', filter } = args;
    // One person's data has deliveries and attempts, which CSV cannot hold.
    const format = args.format ?? (person === undefined ? 'csv' : 'json');
    if (person !== undefined && (format === 'csv' || /\.csv$/i.test(output))) {
      throw new UsageError('--person writes JSON: use --output with a name that ends in .json');
    }
    if (person !== undefined && (filter.since !== undefined || filter.status !== undefined)) {
      throw new UsageError(
        '--person writes all data of the person: leave out --since and --status',
      );
    }
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError(`--format cannot be "${format}": write csv or json`);
    }
    const leads =
      person === undefined ? await admin.listForExport(filter) : await admin.person(person);
    if (person !== undefined && leads.length === 0) {
      throw new CommandError('No data stored for this address.');
    }
    const text = format === 'csv' ? leadsAsCsv(leads, timeZone) : json(leads);
    return writeOut(args, text, leads.length);
  },

  async resend(admin, args) {
    const { status } = args.filter;
    if (status === 'delivered' || status === 'acknowledged') {
      throw new UsageError('resend --status takes failed or waiting');
    }
    const leads =
      status === undefined ? [await findLead(admin, args)] : await admin.list({ status });
    const total = { queued: 0, busy: 0 };
    for (const { id } of leads) {
      const { queued, busy } = await admin.resend(id, new Date(), { again: status === undefined });
      total.queued += queued;
      total.busy += busy;
    }
    const which = status === undefined ? leads[0]?.id : `${countOf(leads.length, 'lead')}`;
    const busy = `${countOf(total.busy, 'email')} being sent now: not changed.\n`;
    return [
      `Queued for ${which}: ${countOf(total.queued, 'delivery', 'deliveries')}. The service sends within seconds while it runs, else at its next start.\n`,
      ...(total.busy === 0 ? [] : [busy]),
    ].join('');
  },

  async acknowledge(admin, args) {
    const { status } = args.filter;
    if (status !== undefined && status !== 'failed') {
      throw new UsageError('acknowledge --status takes failed');
    }
    const leads =
      status === undefined ? [await findLead(admin, args)] : await admin.list({ status });
    let deliveries = 0;
    for (const { id } of leads) deliveries += await admin.acknowledge(id);
    return `Acknowledged: ${countOf(deliveries, 'failed delivery', 'failed deliveries')} of ${countOf(leads.length, 'lead')}. They are not sent again and no longer reported.\n`;
  },

  async erase(admin, args) {
    const { email } = args;
    if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) {
      throw new UsageError(`--email cannot be "${email}": write the address of the person`);
    }
    const found = email === undefined ? [await findLead(admin, args)] : await admin.list({ email });
    if (!args.yes) {
      const count = found.length === 1 ? 'one lead' : `${found.length} leads`;
      const addresses = [...new Set(found.map((lead) => lead.email))].join(', ') || email;
      throw new UsageError(
        `This permanently deletes ${count} of ${addresses}. To do it, add --yes`,
      );
    }
    const erased = await admin.erase(email === undefined ? { id: found[0]?.id ?? '' } : { email });
    if (erased === 0) {
      return `No lead of ${email ?? found[0]?.email} is stored. If there should be one, look up its address: npm run leads -- list\n`;
    }
    return `Deleted ${erased === 1 ? 'one lead' : `${erased} leads`}. Emails already sent and existing backup files still contain them.\n`;
  },

  async stats(admin, args, timeZone) {
    const since = args.filter.since ?? new Date(Date.now() - WEEK_MS);
    const { leads, leadsSince, deliveries } = await admin.stats(since);
    const counts = ['due', 'failed', 'acknowledged', 'sent'].map(
      (name) => `${deliveries[name] ?? 0} ${name}`,
    );
    return [
      `Total leads: ${leads.contact} contact, ${leads.seo} seo`,
      `Since ${agencyTime(since, timeZone)}: ${leadsSince.contact} contact, ${leadsSince.seo} seo`,
      `Deliveries: ${counts.join(', ')}`,
      '',
    ].join('\n');
  },
};

const countOf = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** JSON may be printed: the control characters that it leaves as they are get escaped too. */
const json = (value: unknown) =>
  `${JSON.stringify(value, null, 2)}\n`.replace(
    /[\u007F-\u009F]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );

async function writeOut({ output }: LeadsArguments, text: string, leads: number): Promise<string> {
  if (output === undefined || output === '-') return text;
  // Personal data: readable by the owner only. An existing file would keep its mode.
  await writeFile(output, text, { mode: 0o600 });
  await chmod(output, 0o600);
  return `Wrote ${leads} leads to ${output}.\n`;
}

async function findLead(admin: LeadAdmin, { command, operands }: LeadsArguments) {
  const [typed, ...more] = operands;
  if (typed === undefined || more.length > 0) {
    throw new UsageError(`${command} needs one lead ID, or the beginning of one`);
  }
  const reference = typed.toUpperCase();
  const ids = isLeadReference(reference)
    ? await admin.findIdsByReference(reference)
    : await admin.findIdsByPrefix(typed.toLowerCase());
  const [id, other] = ids;
  if (other !== undefined) {
    const references = ids.map((one) => leadReference(one)).join(', ');
    throw new CommandError(
      `Leads of the same minute have IDs that begin alike, more than one with ${typed}: ${references}. Enter the reference, or more characters of the ID`,
    );
  }
  const [lead] = id === undefined ? [] : await admin.list({ id });
  if (lead !== undefined) return lead;
  throw new CommandError(`No lead with ID ${typed}. To list them: npm run leads -- list`);
}
