import { expect, it } from 'vitest';
import { feedHtml } from './feed-html.ts';

const address = 'https://agency.example/blogs/one';
const read = (text: string, before = '') =>
  feedHtml(`<main>${before}<div data-article-text>${text}</div></main>`, address);

it('links and pictures have full addresses, those to a place on the page too', () => {
  const html = read(
    '<p><a class="x" href="/about-us">Us</a> <a href="#seo">SEO</a></p><picture><source srcset="/a.avif"><img class="y" src="/a.webp" alt="A scale" width="8" height="5" loading="lazy"></picture>',
  );
  expect(html).toBe(
    '<p><a href="https://agency.example/about-us">Us</a> <a href="https://agency.example/blogs/one#seo">SEO</a></p><img src="https://agency.example/a.webp" alt="A scale" width="8" height="5">',
  );
});

it('the picture of the article stands first', () => {
  const head =
    '<div data-page-picture><picture><img src="/cover.webp" alt="Scales"></picture></div>';
  expect(read('<p>Words.</p>', head)).toBe(
    '<img src="https://agency.example/cover.webp" alt="Scales"><p>Words.</p>',
  );
});

it('a box stands apart as a quotation, and its title heads no words after it', () => {
  expect(read('<aside><svg></svg><h3>Honestly</h3><div><p>No.</p></div></aside><p>On.</p>')).toBe(
    '<blockquote><p><strong>Honestly</strong></p><p>No.</p></blockquote><p>On.</p>',
  );
});

it('a chart is its title, its summary and its numbers', () => {
  const chart = `<figure><figcaption><p>Leads</p><p>They grow.</p></figcaption><div aria-hidden="true"><svg></svg>4</div>
    <details><summary>Show</summary><table><caption class="visually-hidden">Leads</caption><tbody><tr><th scope="row">May</th><td>4</td></tr></tbody></table></details></figure>`;
  expect(read(chart).replace(/>\s+</g, '><')).toBe(
    '<figure><figcaption><p>Leads</p><p>They grow.</p></figcaption><table><tbody><tr><th scope="row">May</th><td>4</td></tr></tbody></table></figure>',
  );
});

it('a calculator is its worked sum, with the way to the page where it can be redone', () => {
  const sum = `<astro-island><section id="sum"><h3>Your year</h3><p data-page-only>Write over it.</p><form action="#sum">
    <div><label for="b">Budget</label><div><span aria-hidden="true">₹</span><input id="b" value="60,000"></div></div>
    <button type="submit">Work it out</button><div><p id="f">One enquiry</p><output aria-labelledby="f">₹1,307</output></div></form></section></astro-island>`;
  expect(read(sum).replace(/>\s+</g, '><')).toBe(
    '<p><strong>Your year</strong></p><ul><li>Budget: ₹60,000</li></ul><p><strong>One enquiry: ₹1,307</strong></p><p><a href="https://agency.example/blogs/one#sum">Work it out</a></p>',
  );
});

it('a page that does not say where its text is stops the build', () => {
  expect(() => feedHtml('<main><p>Words.</p></main>', address)).toThrow(/data-article-text/);
});
