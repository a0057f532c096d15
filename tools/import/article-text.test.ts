import { expect, it } from 'vitest';
import { articleText } from './article-text.ts';
import { videoPage } from './videos.ts';

/** The text for some HTML; only pictures with "lost" in their address are not there. */
const textOf = (html: string, lost: (what: string) => void = () => undefined) =>
  articleText(html, {
    linkTo: (url) => url,
    anchorOf: () => undefined,
    lost,
    pictureOf: (url, alt) => (url.includes('lost') ? undefined : { src: `./${url}`, alt }),
  });

const figure = (name: string, caption = '') =>
  `<figure><img src="${name}.jpg" alt="A picture of ${name}"><figcaption>${caption}</figcaption></figure>`;

it.each([
  ['WordPress', `<figure class="wp-block-gallery columns-2">${figure('a')}${figure('b')}</figure>`],
  [
    'WordPress 5.0',
    `<ul class="wp-block-gallery"><li class="blocks-gallery-item">${figure('a')}</li><li>${figure('b')}</li></ul>`,
  ],
  [
    'Jetpack',
    `<div class="wp-block-jetpack-tiled-gallery"><div class="tiled-gallery__gallery"><div class="tiled-gallery__row">${figure('a')}${figure('b')}</div></div></div>`,
  ],
  [
    'Ghost',
    `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="a.jpg" alt="A picture of a"></div></div><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="b.jpg" alt="A picture of b"></div></div></div></figure>`,
  ],
])('a gallery of %s is one component', async (_, html) => {
  expect(await textOf(`<p>Before.</p>${html}<p>After.</p>`)).toBe(
    `Before.

<Gallery pictures={[
  { src: "./a.jpg", alt: "A picture of a" },
  { src: "./b.jpg", alt: "A picture of b" },
]} />

After.`,
  );
});

it('a gallery keeps its captions; one that would be read as code is left out', async () => {
  const parts = `${figure('a', 'At <b>five</b>')}${figure('b', 'The {oven}')}`;
  const whole = '<figcaption class="blocks-gallery-caption">The bakery</figcaption>';
  const lost: string[] = [];
  const html = `<figure class="wp-block-gallery">${parts}${whole}</figure>`;
  expect(await textOf(html, (what) => lost.push(what))).toBe(
    `<Gallery title="The bakery" pictures={[
  { src: "./a.jpg", alt: "A picture of a", caption: "At five" },
  { src: "./b.jpg", alt: "A picture of b" },
]} />`,
  );
  expect(lost).toEqual(['the caption “The {oven}”']);
});

it('a gallery of which one picture is left is a picture', async () => {
  const html = `<figure class="wp-block-gallery">${figure('a')}${figure('lost')}</figure>`;
  expect(await textOf(html)).toBe(
    '![A picture of a](./a.jpg)\n\nREPLACE: the picture “A picture of lost” `lost.jpg`',
  );
});

it.each([
  ['https://youtu.be/abc-1?t=30', 'https://www.youtube.com/watch?v=abc-1'],
  ['//www.youtube-nocookie.com/embed/abc_1?rel=0', 'https://www.youtube.com/watch?v=abc_1'],
  ['https://m.youtube.com/watch?app=desktop&v=abc', 'https://www.youtube.com/watch?v=abc'],
  ['https://www.youtube.com/shorts/abc', 'https://www.youtube.com/watch?v=abc'],
  [
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/playlist?list=PL1',
  ],
  ['https://player.vimeo.com/video/123?h=1', 'https://vimeo.com/123'],
  ['https://www.dailymotion.com/embed/video/x7', 'https://www.dailymotion.com/video/x7'],
  ['https://www.ted.com/talks/some_talk', 'https://www.ted.com/talks/some_talk'],
  ['https://www.tiktok.com/@a.b/video/12?lang=en', 'https://tiktok.com/@a.b/video/12'],
  ['https://vimeo.com/about', undefined],
  ['https://www.youtube.com/@channel', undefined],
])('the page of the video %s', (url, page) => {
  expect(videoPage(url)).toBe(page);
});

it('a video is a card with its title or its caption, and a link in a table', async () => {
  const embed = (caption: string) =>
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc\n</div>${caption}</figure>`;
  const card = (title: string) =>
    `<Video title="${title}" url="https://www.youtube.com/watch?v=abc" />`;
  expect(await textOf(embed('<figcaption>The oven</figcaption>'))).toBe(card('The oven'));
  expect(await textOf(embed(''))).toBe(card('REPLACE: what the video shows'));
  const frame = '<iframe src="https://www.youtube.com/embed/abc" title="A film"></iframe>';
  expect(await textOf(`<p>See ${frame}</p>`)).toBe(`See\n\n${card('A film')}`);
  const table = `<table><tr><th>What</th></tr><tr><td>${frame}</td></tr></table>`;
  expect(await textOf(table)).toContain('| [https://www.youtube.com/watch?v=abc](https://');
  expect(await textOf('<iframe src="https://maps.example/a" title="Map"></iframe>')).toBe(
    '[Map](https://maps.example/a)',
  );
});
