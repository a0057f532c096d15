import { refuseCode } from '@agency/content/articles/article-code.ts';
import { type ComponentType, createElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EvaluateOptions, evaluate } from 'satteri';
import { expect, it } from 'vitest';
import { namedPictures } from '../article-plugins.ts';
import { createFeedComponents } from './feed-components.tsx';

const pictures = { './a.jpg': { src: 'https://a.example/a.webp', width: 4, height: 3 } };
const components = createFeedComponents({
  pictures,
  absolute: (href) => `https://a.example${href}`,
  calculator: (kind) => ({ title: `Work it out: ${kind}`, href: 'https://a.example/blogs/b#c' }),
});
const runtime = { Fragment, jsx, jsxs } as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;

/** The HTML of a text for feed readers. */
async function htmlOf(text: string): Promise<string> {
  const plugins = { mdastPlugins: [refuseCode], hastPlugins: [namedPictures] };
  const { default: Text } = (await evaluate(text, { ...runtime, ...plugins })) as {
    default: ComponentType<Record<string, unknown>>;
  };
  return renderToStaticMarkup(createElement(Text, { components, pictures })).replaceAll('\n', '');
}

const picture =
  '<img src="https://a.example/a.webp" width="4" height="3" alt="A loaf of bread" loading="lazy"/>';

it.each([
  ['See [us](/about-us).', '<p>See <a href="https://a.example/about-us">us</a>.</p>'],
  ['![A loaf of bread](./a.jpg)', `<p>${picture}</p>`],
  [
    '<Gallery pictures={[{ src: "./a.jpg", alt: "A loaf of bread", caption: "At five" }]} />',
    `<figure>${picture}<figcaption>At five</figcaption></figure>`,
  ],
  [
    '<Video title="The oven" url="/oven.mp4" />',
    '<p><a href="https://a.example/oven.mp4">The oven</a></p>',
  ],
  [
    '<Chart kind="bars" title="Enquiries" summary="Most came." data={[{ label: "Search", value: 28 }]} unit="%" />',
    '<p><strong>Enquiries</strong></p><p>Most came.</p><ul><li>Search: 28%</li></ul>',
  ],
  [
    '<ComparisonTable title="Two" columns={["", "SEO"]} rows={[["Cost", "None"]]} />',
    '<table><caption>Two</caption><thead><tr><th></th><th>SEO</th></tr></thead><tbody><tr><td>Cost</td><td>None</td></tr></tbody></table>',
  ],
  ['<PullQuote text="Said twice." />', ''],
  [
    '<Calculator kind="break-even-month" fee={1} />',
    '<p><a href="https://a.example/blogs/b#c">Work it out: break-even-month</a></p>',
  ],
  [
    '<Steps title="Do" items={[{ title: "Wait", text: "An hour." }]} />',
    '<p><strong>Do</strong></p><ol><li><strong>Wait</strong> An hour.</li></ol>',
  ],
])('%s is plain HTML in a feed', async (text, html) => {
  expect(await htmlOf(text)).toBe(html);
});
