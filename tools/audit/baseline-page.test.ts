import { expect, it } from 'vitest';
import { baselinePage } from './baseline-page.ts';

const page = `<!doctype html><html><head><title>Limes</title><style>p{color:red}</style></head>
<body><script>start()</script><main><h1 class="large">Fresh <span>limes</span></h1>
<picture class="hero"><source srcset="/a.avif 400w"><img class="wide" src="/a.webp" alt="A lime" fetchpriority="high" width="4" height="3"></picture>
<p>Every day.</p><svg><text>drawn</text></svg><img src="/late.webp" alt="late" loading="lazy"></main></body></html>`;

it('a baseline page has the text and the first picture of the page, and nothing else that is slow', () => {
  const html = baselinePage(page);
  expect(html).toContain('<title>Limes</title>');
  expect(html).toContain('<h1>Fresh <span>limes</span></h1>');
  expect(html).toContain('<p>Every day.</p>');
  expect(html).toContain('srcset="/a.avif 400w"');
  expect(html).not.toMatch(/start\(\)|color:red|class=|drawn|late/);
});

it('the baseline page of a page without a first picture has only text', () => {
  expect(baselinePage(page.replace('fetchpriority="high"', ''))).not.toContain('<img');
});
