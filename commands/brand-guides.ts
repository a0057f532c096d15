import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { requireChromium } from '../checks/support/chromium.ts';

const sources = path.resolve('art/brand-guides');
const target = path.resolve('content/files/brand-guides');
const cases = path.resolve('content/case-studies');

/** Chromium stamps the minute of printing; a fixed one keeps an unchanged guide an unchanged file. */
function withoutClock(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, '$120250101000000');
  return Buffer.from(text, 'latin1');
}

const browser = await chromium.launch({ executablePath: requireChromium() });
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
await mkdir(target, { recursive: true });
for (const brand of readdirSync(sources)) {
  await page.goto(pathToFileURL(path.join(sources, brand, 'guide.html')).href);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const file = path.join(target, `${brand}.pdf`);
  await writeFile(file, withoutClock(pdf));
  console.info(`${path.relative('.', file)}: ${Math.round(pdf.length / 1024)} kB`);
  const leaves = await page.locator('section.page').all();
  for (const [index, leaf] of leaves.entries()) {
    const picture = await sharp(await leaf.screenshot())
      .resize(1600)
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    await writeFile(path.join(cases, brand, `page-${index + 1}.jpg`), picture);
  }
}
await browser.close();
