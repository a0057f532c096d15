import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { activeXml } from '@agency/content/check/active-markup.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const parent = mkdtempSync(join(tmpdir(), 'code-'));
const folder = join(parent, 'site');
afterAll(() => rmSync(parent, { recursive: true }));

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
const logo = 'brand/logo-lockup.svg';
const article = 'articles/what-a-website-costs/article.mdx';
const strange = "x' onload='1";
const end = /\s*$/;

/** Ways to run code, or to publish what is outside the content folder: the file, its text, and what is said of it. */
const files: [file: string, text: string, says: RegExp][] = [
  ['files/info.php', '<?php phpinfo();', /a program that web servers run/],
  ['files/downloads/.htaccess', 'AddType application/x-httpd-php .csv', /begins with a full stop/],
  ['files/_worker.js', 'export default {}', /path that the site needs itself/],
  ['files/_headers', '/*\n  a: b', /path that the site needs itself/],
  ['files/admin/edit.html', '<p>', /path that the site needs itself/],
  ['files/_astro/page.js', 'alert(1)', /path that the site needs itself/],
  ['files/backend/contact.php', '', /path that the site needs itself/],
  ['files/offer.js', 'alert(1)', /is a script/],
  ['files/offer.html', '<p>An offer</p><script>alert(1)</script>', /contains <script>/],
  ['files/second.html', '<img src="/a.png" onerror="alert(1)">', /contains onerror=/],
  ['files/third.html', '<a href="java&#115;cript:alert(1)">A</a>', /contains href=/],
  ['files/a\n  x: y.html', '<p>An offer</p>', /has a line break or one of/],
  ['files/<img src=x>.pdf', '%PDF', /has a line break or one of/],
  ['files/empty.pdf', '', /is empty \(0 bytes\)/],
  ['files/film.mp4', 'x'.repeat(26 * 1_048_576), /has 26 MB; more than 25 are not served/],
  ['files/one.xml', drawing('<script>alert(1)</script>'), /contains <script>/],
  ['files/two.rdf', '<a xmlns:x="http://www.w3.org/1999/xhtml"><x:script/></a>', /<x:script>/],
  ['files/three.xml', '<?xml-stylesheet href="data:text/xsl,"?><a/>', /contains <\?xml-stylesheet/],
  ['files/four.xml', '<a><b></a>', /is no XML/],
  ['files/one.svg', drawing('<script>alert(1)</script>'), /contains <script>/],
  ['files/two.svg', drawing('', 'onload="alert(1)"'), /contains onload=/],
  ['files/three.svg', drawing('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), /<s:script>/],
  ['files/four.svg', drawing('<a href="java&#x0A;script:alert(1)"><path/></a>'), /contains href=/],
  ['files/five.svg', drawing('<set attributeName="href" to="javascript:1"/>'), /contains <set>/],
  ['files/six.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`, /DOCTYPE/],
  ['files/seven.svg', `<?xml-stylesheet href="a.xsl"?>${drawing('')}`, /<\?xml-stylesheet/],
  ['files/eight.svg', drawing('<style>@import "https://a.example/b"</style>'), /@import/],
  ['files/nine.svg', drawing('<image href="file:///etc/passwd"/>'), /contains href=/],
  [
    'files/ten.svg',
    drawing('<foreignObject><iframe srcdoc="a"/></foreignObject>'),
    /<foreignObject>/,
  ],
];

/** The same by a change of a file: the file, the replaced text, the new text, and what is said of it. */
const changes: [file: string, from: RegExp, to: string, says: RegExp][] = [
  [
    'articles/how-a-firm-is-found-nearby/article.mdx',
    end,
    '\n\n{/* note */ (process.getBuiltinModule("node:fs").writeFileSync("x", ""))}\n',
    /is in braces, which are read as code/,
  ],
  [article, end, '\n\n![A picture of it](./evil.js%3Fa.png)\n', /has one of the signs/],
  ['people/first-person/person.yaml', /^portrait:.*/m, 'portrait: ./evil.js', /is not a picture/],
  [
    'people/second-person/person.yaml',
    /^portrait:.*/m,
    'portrait: ../../../outside.png',
    /outside the content folder/,
  ],
  [
    'pages/about-us.yaml',
    /\.\/[\w/-]+\.(jpg|svg)/,
    './evil.js?a.png',
    /has one of the signs \? # % /,
  ],
  ['clients/clients.yaml', /\.\/[\w/-]+\.svg/, './link.svg', /outside the content folder/],
  [
    'theme.yaml',
    /^accent/m,
    `text: { family: "A", file: "./brand/a'; process.exit(); '.woff2" }\naccent`,
    /must be a font file in the content folder/,
  ],
  ['brand.yaml', /^name:.*/m, 'name: !!js/function "process.exit()"', /instruction in YAML/],
  ['brand.yaml', /^url:.*/m, 'url: "https://a.example/;script-src *"', /without a path/],
  [
    'brand.yaml',
    /^foundingYear/m,
    'editor: { backend: github, repository: ../../b, branch: main }\nfoundingYear',
    /the owner and the name of a repository/,
  ],
  [
    'people/first-person/person.yaml',
    end,
    '\n__proto__: { admin: true }\n',
    /__proto__: is not a known field/,
  ],
  ['redirects.yaml', /[\s\S]*/, '"/*": /about-us\n', /must be a list of/],
  ['testimonials.yaml', end, '\nmore: *unknown\n', /cannot be read/],
];

let printed = '';
const check = () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/check-content.ts')],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: folder },
    },
  );
  return { status, printed: stdout + stderr };
};

function change([name, from, to]: (typeof changes)[number]): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text, name).toMatch(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

beforeAll(() => {
  cpSync('starter', folder, { recursive: true });
  writeFileSync(join(parent, 'outside.png'), 'a');
  writeFileSync(join(parent, '.env'), 'SMTP_URL=smtp://user:secret@host');
  for (const [name, text] of [
    ...files,
    [logo, drawing('<path onclick="alert(1)"/>'), /./] as const,
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  cpSync(join(folder, dirname(article)), join(folder, 'articles', strange), { recursive: true });
  for (const name of ['people/first-person', 'pages', 'articles/what-a-website-costs'])
    writeFileSync(join(folder, name, 'evil.js'), 'process.exit()');
  // Links are reported alone, before any file is read.
  const links = ['files/settings.txt', 'clients/link.svg'].map((name) => join(folder, name));
  for (const link of links) symlinkSync('../../.env', link);
  printed = check().printed;
  for (const link of links) rmSync(link);
  // An unreadable YAML file is reported alone.
  const unreadable = changes.filter(([, , , says]) => /instruction|read\//.test(String(says)));
  for (const one of changes.filter((each) => !unreadable.includes(each))) change(one);
  printed += check().printed;
  for (const one of unreadable) change(one);
  printed += check().printed;
});

const saidOf = (name: string) => {
  const [, said = ''] = printed.split(join(folder, name));
  return said.split(/\n(?! )/)[0] ?? '';
};

it.each(files)('%s is refused: %s', (name, _text, says) => {
  expect(saidOf(name)).toMatch(says);
});

it.each(changes)('%s: %s → %s is refused', (name, _from, _to, says) => {
  const all = printed.split(join(folder, name)).slice(1).join('\n');
  expect(all).toMatch(says);
});

it('XML files of search engines and feeds are accepted', () => {
  expect(activeXml('<?xml version="1.0"?><users><user>A</user></users>')).toBeUndefined();
  expect(activeXml('<feed><link rel="next" href="https://a.example/b"/></feed>')).toBeUndefined();
});

it('a folder whose name is no part of an address is refused', () => {
  const said = printed.split(`${join(folder, 'articles', strange, 'article.mdx')}\n`).slice(1);
  expect(said.join('\n')).toMatch(/is in a folder whose name is part of an address/);
});

it('a link to a file outside, and a script in the logo, are refused', () => {
  expect(saidOf('files/settings.txt')).toContain('is a symbolic link');
  expect(saidOf(logo)).toContain('contains onclick=');
  expect(printed).not.toContain('secret');
});
