import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentProblems } from '@agency/content/check/content-check.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { importSite } from './import-site.ts';
import { markdownSite } from './markdown-site.ts';
import type { ImportResult } from './post.ts';
import { chosenTopics } from './topics.ts';

const { read } = await vi.hoisted(async () =>
  (await import('@agency/content/testing/content-copy.ts')).copyStarter(),
);

const folder = mkdtempSync(join(tmpdir(), 'markdown-'));
const url = 'https://thamaraimedia.example';
const topicOf = chosenTopics('SEO=Getting found, Prices=Costs', ['Getting found', 'Costs']);
let result: ImportResult;

const write = (name: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const hugo = `+++
title = "How a bakery fills its mornings"
date = 2019-02-01T08:00:00+05:30
categories = ["SEO", "Prices"]
tags = ["bread"]
aliases = ["/old/bakery/"]
description = "How a bakery in Coimbatore is found on the map before six in the morning."
[cover]
image = "oven.jpg"
alt = "A baker opens the oven at five"
+++

A bakery {sells} bread. See [the prices](../what-it-costs.md), [a lost page](/nowhere/), [the old style](../old-style/#x) and [Jekyll](/prices/2020/03/04/old-style.html).

## What people type {#typed}

![A cook slices bread on a board](slices.jpg "Bread is sliced at five")

{{< youtube dQw4w9WgXcQ >}}

{{< figure src="/images/shop.png" alt="A shop in the rain" caption="Our shop" >}}

{{< highlight html >}}
<b>{{ .Title }}</b>
{{< /highlight >}}

{{% notice url="https://a.example/b.png" %}}
Open early.
{{% /notice %}}

Text of \`{{< youtube abc >}}\` in code.

<div class="gallery"><img src="slices.jpg" alt="A cook slices bread"><img src="/images/shop.png" alt="A shop in the rain"></div>
`;

const jekyll = `---
layout: post
title:  "Old style: with a colon"
categories: Prices
tags: [a, b]
image: /images/shop.png
---
# Old style: with a colon

Text.[^1] <b>Bold</b> and [a file]({{ site.baseurl }}/files/prices.pdf), [the bakery]({% post_url bakery/index %}).
{: .lead }

{% highlight ruby %}
puts "{{ site.title }}"
{% endhighlight %}

{% include form.html %}

[^1]: A note.
`;

const ghost = `---
title: What it costs
slug: what-does-it-cost
date_published: 2021-05-06T07:08:09.000Z
published_at: 2021-05-06
feature_image: __GHOST_URL__/content/images/2021/05/shop.png
feature_image_alt: A shop in the rain
author: { name: Someone }
---
<figure class="kg-card kg-embed-card"><iframe src="https://player.vimeo.com/video/123"></iframe><figcaption>The shop</figcaption></figure>

Read [this](__GHOST_URL__/blog/bakery/).
`;

beforeAll(async () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#c94' } });
  write('content/blog/bakery/index.md', hugo);
  write('content/blog/bakery/oven.jpg', await picture(1600).jpeg().toBuffer());
  write('content/blog/bakery/slices.jpg', await picture(900).jpeg().toBuffer());
  write('content/_posts/2020-03-04-old-style.md', jekyll);
  write('content/blog/what-it-costs.md', ghost);
  write('content/about.md', '---\nlayout: page\ntitle: About us\n---\nWe.\n');
  write('content/_index.md', '---\ntitle: Home\n---\n');
  write('static/images/shop.png', await picture(1300).png().toBuffer());
  write('static/content/images/2021/05/shop.png', await picture(1300).png().toBuffer());
  write('static/files/prices.pdf', '%PDF-1.4\n%%EOF\n');
  const pictures = join(folder, 'static');
  result = await importSite(markdownSite(join(folder, 'content'), { url, pictures }), topicOf);
});
afterAll(() => rmSync(folder, { recursive: true }));

const notesOf = (slug: string) => result.articles.find((one) => one.slug === slug)?.notes;

it('Markdown files become drafts that pass the check', async () => {
  expect(result.articles.map(({ slug }) => slug)).toEqual([
    'old-style',
    'bakery',
    'what-does-it-cost',
  ]);
  expect(await contentProblems()).toEqual([]);
});

it('a post of Hugo keeps its fields, pictures, players and links', () => {
  const [front = '', text] = read('articles/bakery/article.mdx').split('\n---\n\n');
  expect(front).toContain('\npublished: "2019-02-01"\n');
  expect(front).toContain('\ntopic: "Getting found"\n');
  expect(front).toMatch(/\nmoreTopics:\n {2}- "Costs"\n/);
  expect(front).toContain('src: "./oven.jpg"');
  expect(front).toContain('alt: "A baker opens the oven at five"');
  expect(
    text,
  ).toBe(`A bakery \\{sells} bread. See [the prices](/blogs/what-does-it-cost), a lost page (REPLACE: the link to \`/nowhere/\`), [the old style](/blogs/old-style) and [Jekyll](/blogs/old-style).

## What people type

![A cook slices bread on a board](./slices.jpg)

*Bread is sliced at five*

<Video title="REPLACE: what the video shows" url="https://www.youtube.com/watch?v=dQw4w9WgXcQ" />

![A shop in the rain](./shop.png)

*Our shop*

\`\`\`html
<b>{{ .Title }}</b>
\`\`\`

REPLACE: the shortcode \`{{% notice url="https://a.example/b.png" %}}\`

Open early.

Text of \`{{< youtube abc >}}\` in code.

<Gallery pictures={[
  { src: "./slices.jpg", alt: "A cook slices bread" },
  { src: "./shop.png", alt: "A shop in the rain" },
]} />
`);
});

it('a post of Jekyll keeps code and files, and its tags are named', () => {
  const text = read('articles/old-style/article.mdx');
  expect(text).toContain('[a file](/files/prices.pdf), [the bakery](/blogs/bakery)');
  expect(text).toContain('```ruby\nputs "{{ site.title }}"\n```');
  expect(text).toContain('REPLACE: the shortcode `{% include form.html %}`');
  expect(notesOf('old-style')).toContain('shortcode {% include form.html %}');
  expect(text).not.toContain('.lead');
  expect(read('files/files/prices.pdf')).toContain('%PDF');
});

it('a post of Ghost keeps its picture and its embeds', () => {
  const text = read('articles/what-does-it-cost/article.mdx');
  expect(text).toContain('src: "./shop.png"');
  expect(text).toContain('<Video title="The shop" url="https://vimeo.com/123" />');
  expect(text).toContain('Read [this](/blogs/bakery).');
});

it('old addresses are redirects, and pages are named', () => {
  const lines = read('redirects.yaml');
  for (const [from, to] of [
    ['/old/bakery', '/blogs/bakery'],
    ['/blog/bakery', '/blogs/bakery'],
    ['/prices/2020/03/04/old-style.html', '/blogs/old-style'],
    ['/prices/2020/03/04/old-style', '/blogs/old-style'],
    ['/blog/what-does-it-cost', '/blogs/what-does-it-cost'],
    ['/categories/seo/*', '/digital-marketing-blog/getting-found'],
  ])
    expect(lines).toContain(`{ from: ${from}, to: ${to} }`);
  expect(result.pages).toEqual([{ from: ['/about'], title: 'About us' }]);
});

it('the form of the addresses can be given, and fields that cannot be read are named', () => {
  const site = (addresses?: string) => markdownSite(join(folder, 'content'), { url, addresses });
  expect(site('/:year/:slug/').lines(topicOf)).toContainEqual({
    from: '/2021/what-does-it-cost',
    to: '/blogs/what-does-it-cost',
  });
  write('broken/a.md', '---\ntitle: "A\n---\nText\n');
  expect(() => markdownSite(join(folder, 'broken'), { url })).toThrow(/a\.md: the fields/);
  expect(() => markdownSite(join(folder, 'static'), { url })).toThrow('has no Markdown files');
});
