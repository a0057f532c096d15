import { writeFile } from 'node:fs/promises';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { type DeskArguments, UsageError } from './desk-arguments.ts';
import { leadsAsCsv, leadsAsJson } from './lead-export.ts';
import { leadAsText, leadsAsTable } from './lead-view.ts';

/** Nothing fits what was asked for; the desk prints it and ends with code 1. */
export class NotFoundError extends Error {}

type DeskCommand = (desk: LeadDesk, typed: DeskArguments) => Promise<string>;

const WHEN = 'The running service sends within seconds.';
const WEEK_MS = 7 * 86_400_000;

/** Every command by its name; each gives the text to print. */
export const DESK_COMMANDS: Readonly<Record<string, DeskCommand>> = {
  async list(desk, typed) {
    const leads = await desk.list(typed.filter);
    return typed.json ? leadsAsJson(leads) : leadsAsTable(leads);
  },

  async show(desk, typed) {
    const lead = await oneLead(desk, typed);
    const deliveries = await desk.deliveries(lead.id);
    return typed.json
      ? `${JSON.stringify({ ...lead, deliveries }, null, 2)}\n`
      : leadAsText(lead, deliveries);
  },

  async export(desk, typed) {
    const format = typed.format ?? typed.operands[0] ?? (typed.json ? 'json' : 'csv');
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError(`--format cannot be "${format}": write csv or json`);
    }
    const leads = await desk.list(typed.filter);
    const text = format === 'csv' ? leadsAsCsv(leads) : leadsAsJson(leads);
    if (typed.output === undefined) return text;
    // Personal data: readable by the owner only.
    await writeFile(typed.output, text, { mode: 0o600 });
    return `Wrote ${leads.length} leads to ${typed.output}.\n`;
  },

  async resend(desk, typed) {
    const lead = await oneLead(desk, typed);
    if (lead.status === 'spam') {
      throw new NotFoundError(`${lead.id} is held as suspected spam: use release to mail it.`);
    }
    const due = await desk.resend(lead.id, new Date());
    return done(typed, { id: lead.id, due }, `Due for ${lead.id}: ${deliveries(due)}. ${WHEN}`);
  },

  async release(desk, typed) {
    const lead = await oneLead(desk, typed);
    const due = await desk.release(lead.id, new Date());
    if (due === 0) throw new NotFoundError(`${lead.id} is not held.`);
    return done(
      typed,
      { id: lead.id, due },
      `${lead.id} is released: ${deliveries(due)} due. ${WHEN}`,
    );
  },

  async erase(desk, typed) {
    if (typed.email !== undefined) {
      const erased = await desk.erase({ email: typed.email });
      if (erased === 0) throw new NotFoundError('No lead has this e-mail address.');
      return done(
        typed,
        { erased },
        `Leads erased: ${erased}. Mails already sent and backups still hold them.`,
      );
    }
    const lead = await oneLead(desk, typed);
    const erased = await desk.erase({ id: lead.id });
    return done(
      typed,
      { id: lead.id, erased },
      `Erased ${lead.id}. Mails already sent and backups still hold it.`,
    );
  },

  async stats(desk, typed) {
    const stats = await desk.stats(typed.filter.since ?? new Date(Date.now() - WEEK_MS));
    if (typed.json) return `${JSON.stringify(stats, null, 2)}\n`;
    const { leads, leadsSince, deliveries, oldestWaiting } = stats;
    const counts = ['due', 'held', 'dead', 'sent'].map(
      (name) => `${deliveries[name] ?? 0} ${name}`,
    );
    return [
      `Leads in all: ${leads.contact} contact, ${leads.seo} seo`,
      `Since ${leadsSince.since}: ${leadsSince.contact} contact, ${leadsSince.seo} seo`,
      `Deliveries: ${counts.join(', ')}`,
      `Oldest waiting: ${oldestWaiting ?? 'none'}`,
      '',
    ].join('\n');
  },
};

async function oneLead(desk: LeadDesk, typed: DeskArguments) {
  const [start, ...more] = typed.operands;
  if (start === undefined || more.length > 0) {
    throw new UsageError(`${typed.command} needs one lead id, or the beginning of one`);
  }
  const ids = await desk.idsLike(start.toLowerCase());
  if (ids.length > 1)
    throw new NotFoundError(`More than one lead begins with ${start}: write more of it.`);
  const [id] = ids;
  const [lead] = id === undefined ? [] : await desk.list({ id });
  if (lead === undefined) throw new NotFoundError(`No lead ${start}. See: leads list`);
  return lead;
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}

function done(typed: DeskArguments, facts: object, sentence: string): string {
  return typed.json ? `${JSON.stringify(facts)}\n` : `${sentence}\n`;
}
