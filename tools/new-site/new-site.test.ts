import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { sampleValues } from '../launch/sample-values.ts';
import { newSite } from './new-site.ts';

const home = mkdtempSync(join(tmpdir(), 'new-site-'));
afterAll(() => rmSync(home, { recursive: true }));

/** Runs the command as a process. */
const run = (...words: string[]) =>
  spawnSync(process.execPath, [resolve('tools/new.ts'), 'site', ...words], { encoding: 'utf8' });

const values = { name: 'Karai Digital', city: 'Madurai', accent: '#ff5a1f', ink: '#10131a' };
const flags = (given: Record<string, string>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
const make = (name: string, given: Record<string, string> = {}) =>
  newSite(join(home, name), { ...values, ...given });

describe('a new site', () => {
  const folder = join(home, 'plain');
  beforeAll(() => {
    const given = flags({ ...values, services: 'Websites, Shop signs, Ads' });
    const { status, stdout, stderr } = run(folder, ...given);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('the words and pictures of Karai Digital');
  });

  it('has the brand’s values, its services, and what its own repository needs', () => {
    const brand = parse(readFileSync(join(folder, 'brand.yaml'), 'utf8'));
    expect(brand).toMatchObject({ name: 'Karai Digital', url: 'https://karai-digital.example' });
    for (const file of [
      ...['README.md', '.gitignore', '.env.example', 'words.txt', 'theme.yaml'],
      ...['.github/workflows/site.yml', 'product-version'],
    ])
      expect(existsSync(join(folder, file)), file).toBe(true);
    for (const service of ['websites', 'shop-signs', 'ads'])
      expect(existsSync(join(folder, 'services', `${service}.jpg`)), service).toBe(true);
  });

  it('keeps every letter of a name in Tamil, and draws the domain instead', async () => {
    const said = await make('tamil', { name: 'கயல் டிசைன்', domain: 'kayal.in' });
    expect(said).toContain('Its logo and wordmark show kayal.in: only Latin letters are drawn.');
    expect(await make('latin', { name: 'kayal.in', domain: 'kayal.in' })).not.toContain('drawn');
    for (const file of ['logo', 'wordmark', 'mark', 'favicon'])
      expect(readFileSync(join(home, `tamil/brand/${file}.svg`), 'utf8')).toBe(
        readFileSync(join(home, `latin/brand/${file}.svg`), 'utf8'),
      );
    for (const file of ['README.md', '.env.example', 'brand.yaml'])
      expect(readFileSync(join(home, 'tamil', file), 'utf8'), file).toContain('கயல் டிசைன்');
  });

  it('has a logo and a favicon that follow a change of the theme', async () => {
    await make('changed');
    const theme = join(home, 'changed/theme.yaml');
    writeFileSync(theme, readFileSync(theme, 'utf8').replace(values.accent, '#7fd4ff'));
    process.env.CONTENT_DIR = join(home, 'changed');
    vi.resetModules();
    const { readDrawing } = await import('@agency/content/theme/theme-values.ts');
    const drawings = `${readDrawing('logo')} ${readDrawing('favicon')}`;
    expect(drawings.match(/#7fd4ff/g)).toHaveLength(2);
    expect(drawings).not.toMatch(/var\(|#ff5a1f/);
    // The peel is the sample's: nothing is in its place.
    expect(readDrawing('ornament')).toBe('');
  });

  it('contains nothing of the sample', () => {
    const { name, phone, address } = parse(readFileSync('content/brand.yaml', 'utf8'));
    const { accent } = parse(readFileSync('content/theme.yaml', 'utf8'));
    const found = spawnSync(
      'grep',
      [
        '-rliE',
        [name, phone.replaceAll('+', '\\+'), address.locality, accent, 'lime'].join('|'),
        folder,
      ],
      { encoding: 'utf8' },
    );
    expect(found.stdout).toBe('');
  });

  it('is listed by launch-check until it is replaced or accepted', () => {
    const before = sampleValues(folder);
    const files = new Set(before.map(({ file }) => file.slice(folder.length + 1)));
    for (const file of ['brand.yaml', 'pages/home.yaml', 'testimonials.yaml', 'services/ads.yaml'])
      expect(files).toContain(file);
    // What the forms, the footer and the thank-you page say and promise in the agency's name.
    for (const file of ['pages/interface.yaml', 'pages/thank-you.yaml', 'automatic-reply.yaml'])
      expect(files).toContain(file);
    // Of the brand only values without an answer.
    const brand = before.filter(({ file }) => file === join(folder, 'brand.yaml'));
    expect(brand.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['legalName', 'tagline', 'address', 'hours', 'foundingYear']),
    );
    const page = join(folder, 'pages/home.yaml');
    const words = parse(readFileSync(page, 'utf8'));
    words.blocks[0].subtext =
      'We paint signboards and build web shops for people who make things in this town.';
    writeFileSync(page, stringify(words));
    writeFileSync(join(folder, 'pages/pictures/studio.jpg'), 'another picture');
    appendFileSync(
      join(folder, 'accepted.txt'),
      `${words.blocks.find(({ block }: { block: string }) => block === 'CaseShowcase').heading}\n`,
    );
    expect(sampleValues(folder)).toHaveLength(before.length - 3);
  });
});

describe('refuses, with the fix,', () => {
  it.each([
    [{ accent: 'orange' }, '--accent must be six digits or letters a to f after a #'],
    [{ accent: '#2a2f80' }, 'The nearest colour that passes is "#'],
    [{ phone: '0422 1234' }, '--phone must be an international number'],
    [{ domain: 'https://noyyal.in' }, '--domain must be a domain without https://'],
    [{ email: 'hello' }, '--email must be an email address.'],
    [{ services: 'Ads, ads' }, '--services must be different from each other.'],
    [{ name: 'A' }, '--name has 1 characters; write 2 to 22.'],
  ])('%j', async (given, message) => {
    await expect(make('refused', given)).rejects.toThrow(message);
    expect(existsSync(join(home, 'refused'))).toBe(false);
  });

  it('all missing values at once, without a terminal to ask on', () => {
    const { status, stderr } = run(join(home, 'silent'));
    expect(status).toBe(1);
    for (const flag of ['name', 'city', 'accent', 'ink'])
      expect(stderr).toContain(`--${flag} is missing`);
  });

  it('a folder that is not empty, and does not change it', async () => {
    mkdirSync(join(home, 'full'));
    writeFileSync(join(home, 'full', 'notes.txt'), 'mine');
    await expect(make('full')).rejects.toThrow('is not empty: it contains notes.txt');
    expect(existsSync(join(home, 'full', 'brand.yaml'))).toBe(false);
  });

  it('a missing folder argument', () => {
    expect(run().stderr).toContain('npm run new -- site ../our-site');
  });
});
