import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nameShortener } from './short-names.ts';

async function shortened(pages: string[], script = '') {
  const folder = await mkdtemp(join(tmpdir(), 'short-names-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, '_astro'));
  await writeFile(join(folder, '_astro', 'page.A1.js'), script);
  const names = await nameShortener(folder);
  for (const page of pages) names.note(page);
  return pages.map((page) => names.shorten(page));
}

it('classes and custom properties are called the same short names in the styles and on all pages', async () => {
  const style =
    '<style>:root{--ink:#000}._card_a1b2c_1:hover,p{color:var(--ink)}._title_a1b2c_9{animation:_turn_a1b2c_4}@keyframes _turn_a1b2c_4{}</style>';
  const pages = [
    `${style}<p class="_card_a1b2c_1">_card and --ink</p>`,
    `${style}<p class="_title_a1b2c_9 _card_a1b2c_1"><svg stroke="var(--ink)"/></p>`,
  ];
  const short =
    '<style>:root{--a:#000}.a:hover,p{color:var(--a)}.b{animation:c}@keyframes c{}</style>';
  expect(await shortened(pages)).toEqual([
    `${short}<p class="a">_card and --ink</p>`,
    `${short}<p class="b a"><svg stroke="var(--a)"/></p>`,
  ]);
});

it('what a script names keeps its name', async () => {
  const page = (card: string, title: string, tilt: string) =>
    `<style>.${card},.${title}{rotate:var(${tilt})}</style><b class="${card} ${title}"></b><script>f("_title_a1b2c_9")</script>`;
  const long = page('_card_a1b2c_1', '_title_a1b2c_9', '--tilt-x');
  expect(await shortened([long], 'style.setProperty("--tilt-x")')).toEqual([
    page('a', '_title_a1b2c_9', '--tilt-x'),
  ]);
  expect(await shortened([long], 'const card="_card_a1b2c_1"')).toEqual([
    page('_card_a1b2c_1', '_title_a1b2c_9', '--a'),
  ]);
});

it('a short name is one that nothing else has', async () => {
  const [page] = await shortened([
    '<style>.a,.b--ink,._card_a1b2c_1{top:var(--b);--ink:0}</style><b class="a b b--ink _card_a1b2c_1"></b>',
  ]);
  expect(page).toBe('<style>.a,.b--ink,.c{top:var(--a);--b:0}</style><b class="a b b--ink c"></b>');
});

it('a page that is no page of the site stays as it is', async () => {
  const demo = '<style>:root{--ink:#000}</style><p class="card">A demonstration</p>';
  expect(await shortened([demo, '<p class="_card_a1b2c_1"></p>'])).toEqual([
    demo,
    '<p class="a"></p>',
  ]);
});
