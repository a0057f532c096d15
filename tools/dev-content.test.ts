import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startDev } from '../tests/support/dev-server.ts';

/** The name of the sample's agency, as `{product}` shows it. */
const sampleName = /^name: (.*)$/m.exec(readFileSync('content/brand.yaml', 'utf8'))?.[1] ?? '';

describe('npm run dev shows every change of the content', { timeout: 120_000 }, () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  let site: Awaited<ReturnType<typeof startDev>>;
  let stop = async () => {};
  beforeAll(async () => {
    cpSync('content', content, { recursive: true });
    site = await startDev({ CONTENT_DIR: content }, (end) => {
      stop = end;
    });
  });
  afterAll(async () => {
    await stop();
    rmSync(content, { recursive: true });
  });

  async function page(path: string) {
    const response = await fetch(site.url + path, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  }

  const shows = (
    path: string,
    check: (shown: { status: number; text: string }) => void,
    interval = 200,
  ) => vi.waitFor(async () => check(await page(path)), { timeout: 90_000, interval });

  /** Changes a file while the server runs, and restores it. */
  async function withChange(name: string, change: (text: string) => string, test: () => unknown) {
    const file = join(content, name);
    const source = readFileSync(file, 'utf8');
    expect(change(source)).not.toBe(source);
    writeFileSync(file, change(source));
    try {
      await test();
    } finally {
      writeFileSync(file, source);
    }
  }

  it('a new name of the agency, everywhere', async () => {
    await shows('/about-us', ({ text }) => expect(text).toContain(sampleName));
    await withChange(
      'brand.yaml',
      (text) => text.replace(/^name: .*$/m, 'name: Kovalam Kites'),
      () =>
        shows('/about-us', ({ text, status }) => {
          expect(status).toBe(200);
          expect(text).toContain('Kovalam Kites');
          // Words that are written out in the content stay: these are the filled ones.
          expect(text.match(/<title>.*<\/title>/)?.[0]).not.toContain(sampleName);
          expect(text.match(/<h1[\s\S]*?<\/h1>/)?.[0]).not.toContain(sampleName);
        }),
    );
  });

  it('a new accent, and other words of the interface', async () => {
    await withChange(
      'theme.yaml',
      (text) => text.replace(/^accent: .*$/m, 'accent: "#ffb000"'),
      // Requests while all styles are compiled anew would get old ones.
      () => shows('/how-we-work', ({ text }) => expect(text).toContain('#ffb000'), 5_000),
    );
    await withChange(
      'pages/interface.yaml',
      (text) => `skipLink: Straight to the text\n${text}`,
      () => shows('/', ({ text }) => expect(text).toContain('Straight to the text')),
    );
  });

  it('a page that is added, and one that is removed', async () => {
    const other = join(content, 'pages/tamil');
    const [, tamil = ''] = readFileSync(join(other, 'page.mdx'), 'utf8').split(/^---$/m);
    const fields = tamil.replaceAll(/^(?:language|translates): .*\n/gm, '');
    const file = join(content, 'pages/kites/page.mdx');
    onTestFinished(() => rmSync(dirname(file), { recursive: true, force: true }));
    mkdirSync(dirname(file));
    await shows('/kites', ({ status }) => expect(status).toBe(404));
    cpSync(other, dirname(file), { recursive: true });
    writeFileSync(file, `---${fields}---\n\nA page about kites.\n`);
    await shows('/kites', ({ status }) => expect(status).toBe(200));
    rmSync(dirname(file), { recursive: true });
    await shows('/kites', ({ status }) => expect(status).toBe(404));
  });

  it('a page of blocks that is added, changed and removed', async () => {
    const file = join(content, 'pages/prices.yaml');
    const source = readFileSync(join(content, 'pages/how-we-work.yaml'), 'utf8');
    // Amounts that are typed in another file are a mistake.
    const text = source.replaceAll(/₹[\d,]+/g, 'a fee');
    onTestFinished(() => rmSync(file, { force: true }));
    await shows('/prices', ({ status }) => expect(status).toBe(404));
    writeFileSync(file, text);
    await shows('/prices', ({ status, text: shown }) => {
      expect(status).toBe(200);
      expect(shown).toContain('id="quotation-title"');
    });
    writeFileSync(file, text.slice(0, text.indexOf('  - block: AnnotatedDocument')));
    await shows('/prices', ({ text: shown }) => expect(shown).not.toContain('quotation-title'));
    writeFileSync(file, text);
    await shows('/prices', ({ text: shown }) => expect(shown).toContain('quotation-title'));
    rmSync(file);
    await shows('/prices', ({ status }) => expect(status).toBe(404));
  });

  it('a block that is added, and one whose schema is changed', async () => {
    const block = join(site.folder, 'apps/site/src/blocks/ClientOffer');
    const page = join(content, 'pages/offer-of-the-month.yaml');
    const schema = (fields: string) => `import { heading } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';
export const fields = z.strictObject({ ${fields} });
`;
    onTestFinished(() => {
      rmSync(page, { force: true });
      rmSync(block, { recursive: true, force: true });
    });
    mkdirSync(block);
    writeFileSync(join(block, 'schema.ts'), schema("heading: heading('the heading')"));
    writeFileSync(
      join(block, 'ClientOffer.tsx'),
      'export const ClientOffer = ({ heading }: { heading: string }) => <h2>{heading}</h2>;\n',
    );
    writeFileSync(
      page,
      `seo: { title: Offers of the month, description: "What we offer to new clients this month, with the price of each offer." }
blocks:
  - { block: PageHead, title: Offers, subtitle: For new clients }
  - { block: ClientOffer, heading: One hour is free }
`,
    );
    await shows('/offer-of-the-month', ({ text }) =>
      expect(text).toMatch(/<h2[^>]*>One hour is free/),
    );
    const offer = "heading: heading('the heading'), price: heading('what it costs')";
    writeFileSync(join(block, 'schema.ts'), schema(offer));
    await shows('/offer-of-the-month', ({ text }) => expect(text).toContain('price: is missing'));
  });

  it('an optional page that is left out, and its links with it', async () => {
    await shows('/how-we-work', ({ status }) => expect(status).toBe(200));
    await withChange(
      'pages/how-we-work.yaml',
      (text) => `published: false\n${text}`,
      async () => {
        await shows('/how-we-work', ({ status }) => expect(status).toBe(404));
        await shows('/', ({ text }) => expect(text).not.toContain('"/how-we-work"'));
      },
    );
    await shows('/how-we-work', ({ status }) => expect(status).toBe(200));
  });

  const draft = (text: string) => `${text}\ndraft: true\n`;
  it.each<[name: string, from: RegExp | typeof draft, to: string, says: RegExp]>([
    ['case-studies/mealmaven/case-study.yaml', draft, '', /names "mealmaven", which is a draft/],
    ['brand.yaml', /^email: .*$/m, 'email: 2024-10-14', /email: must be an email/],
    ['brand.yaml', /^timeZone: .*$/m, 'timeZone: Mars', /timeZone: must be the name/],
    ['brand.yaml', /^legalName: .*$/m, '', /legalName: is missing/],
    ['brand.yaml', /^name: .*$/m, 'name: [Kovalam', /brand\.yaml, line \d+: cannot be read/],
    ['theme.yaml', /^accent: .*$/m, 'accent: lime', /accent: must be a colour/],
    ['pages/home.yaml', /- block: Hero$/m, '- block: Hroe', /Did you mean Hero/],
    ['pages/home.yaml', /caseStudy: mealmaven/, 'caseStudy: meal', /names the case study "meal"/],
    ['pages/home.yaml', /- Get found on Google\./, '- "Get\\vfound"', /control character/],
    ['pages/how-we-work.yaml', /^ {2}title: .*$/m, '  title: [a', /line \d+: cannot be read/],
    [
      'pages/privacy-policy.yaml',
      /^ {4}updated: .*$/m,
      '    updated: 2062-11-20',
      /later than today/,
    ],
    ['people/ananya-iyer/person.yaml', /^bio: .*$/m, 'bio: 12', /bio: must be text/],
    ['people/ananya-iyer/person.yaml', /^order: .*$/m, 'order: first', /order: must be a number/],
    ['services/branding.yaml', /title: Branding$/m, 'title: ""', /accordion → title: is 0/],
    ['photography/odingalley/gallery.yaml', /^opening: .*$/m, 'opening: ./a.jpg', /does not exist/],
    ['case-studies/raha/case-study.yaml', /^category: .*$/m, 'category: Kites', /is no category/],
    [
      'articles/how-does-seo-work-guide/article.mdx',
      /^published: .*$/m,
      'published: 0226-05-05',
      /before 1990/,
    ],
    [
      'articles/how-does-seo-work-guide/article.mdx',
      /^checked: .*$/m,
      'checked: 1999-01-01',
      /before `published`/,
    ],
    ['articles/how-does-seo-work-guide/article.mdx', /^topic: .*$/m, 'topic: Kites', /is no topic/],
    ['articles/how-does-seo-work-guide/article.mdx', /$/, '\n- [ ] A box\n', /Use &lt;Checklist/],
  ])('a mistake in %s is shown on the page: %s', async (name, from, to, says) => {
    const change = (text: string) =>
      typeof from === 'function' ? from(text) : text.replace(from, () => to);
    await withChange(name, change, () =>
      shows('/about-us', ({ status, text }) => {
        expect(text).toMatch(says);
        expect(status).toBe(500);
      }),
    );
    await shows('/about-us', ({ status }) => expect(status).toBe(200));
  });
});
