import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../../site/content/content-folder.ts';
import { askedIn, misfit } from '../../support/asked-of-visitors.ts';
import { wordsOf } from '../../support/content-words.ts';

const doorOfKind: Record<string, string> = {
  form: 'the contact form',
  'seo-form': 'the quote form',
  mail: 'a mail',
  chat: 'a chat',
  phone: 'a telephone call',
};

type Group = Record<string, unknown>;
type FoundCall = { file: string; call: Group; beside: string };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCall = (value: unknown): value is Group =>
  isGroup(value) && 'label' in value && String(value.kind) in doorOfKind;

/** Every call of a file, with the words that stand in the same group. */
function callsIn(value: unknown, file: string): FoundCall[] {
  if (Array.isArray(value)) return value.flatMap((item) => callsIn(item, file));
  if (!isGroup(value)) return [];
  const fields = Object.values(value);
  const beside = fields.filter((field) => typeof field === 'string').join(' ');
  const own = fields.flatMap((field) => (Array.isArray(field) ? field : [field])).filter(isCall);
  const deeper = fields.filter((field) => !isCall(field));
  return [
    ...own.map((found) => ({ file, call: found, beside: `${beside} ${found.label}` })),
    ...deeper.flatMap((field) => callsIn(field, file)),
  ].filter(({ call: found }, at, all) => all.findIndex((one) => one.call === found) === at);
}

const files = [...globSync(join(contentFolder, '**/*.yaml')), 'site/content/default-words.yaml'];
const calls = files.flatMap((file) => callsIn(parse(readFileSync(file, 'utf8')), file));

it('finds the calls of the content', () => {
  expect(calls.length).toBeGreaterThanOrEqual(7);
});

it.each(calls.map((found) => [`${found.file}: ${found.call.label}`, found] as const))(
  '%s asks for no more than its door carries',
  (_, { call: { kind }, beside }) => {
    const door = doorOfKind[String(kind)] ?? '';
    expect(misfit(door, askedIn(beside)), beside).toBeUndefined();
  },
);

const { caseStudy } = wordsOf('interface');

it.each(Object.entries<{ heading: string; text: string }>(caseStudy.starts))(
  'the closing words of a case of kind %s fit START NOW, which the site joins to them',
  (_, { heading, text }) => {
    const door = doorOfKind[caseStudy.start.kind] ?? '';
    expect(misfit(door, askedIn(`${heading} ${text}`)), text).toBeUndefined();
  },
);

it.each([
  'Give us your address on the web and three things that customers ask you.',
  'Send us three lines about your business. Ask us',
  'Write down your question in one line. Ask away',
  'Tell us which day of the month you like least. Talk to us',
  'Tell us what is stuck. START NOW',
  'Paste your half-page and we mark it.',
  'Send us a photo of the shop front.',
])('“%s” cannot lead to the contact form', (text) => {
  expect(misfit('the contact form', askedIn(text))).toBeDefined();
});
