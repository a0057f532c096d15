import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { twinOf } from './page-twin.ts';

const address = 'https://agency.example/blogs/one';
const reader = unified().use(rehypeParse);
const read = (main: string) => twinOf(reader.parse(`<main>${main}</main>`), address);

it('links and pictures have full addresses, those to a place on the page too', async () => {
  const twin = await read(
    '<p><a href="/about-us">Us</a> <a href="#seo">SEO</a> <img src="/a.webp" alt="A scale"></p>',
  );
  expect(twin).toBe(
    '[Us](https://agency.example/about-us) [SEO](https://agency.example/blogs/one#seo) ![A scale](https://agency.example/a.webp)\n',
  );
});

it('a calculator is its worked sum, with the way to the page where it can be redone', async () => {
  const twin = await read(`<h3>Your year</h3><form action="#sum">
    <div><label for="b">Budget</label><div><span aria-hidden="true">₹</span><input id="b" value="60,000"></div></div>
    <button type="submit">Work it out</button><div><p id="f">One enquiry</p><output aria-labelledby="f">₹1,307</output></div></form>`);
  expect(twin).toBe(
    '### Your year\n\n- Budget: ₹60,000\n\n**One enquiry: ₹1,307**\n\n[Work it out](https://agency.example/blogs/one#sum)\n',
  );
});

it('a form that only asks is left out', async () => {
  expect(await read('<p>Words.</p><form><label for="n">Name</label><input id="n"></form>')).toBe(
    'Words.\n',
  );
});
