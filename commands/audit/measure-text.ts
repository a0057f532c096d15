import type { Page } from 'playwright';
import { overhang } from '../../checks/support/layout-faults.ts';
import { lostText, ownLetters, setSpacing, setTextSize } from '../../checks/support/lost-text.ts';
import type { AuditFault } from './audited-page.ts';

const widths = [390, 1280];
const narrowest = 320;

async function lostAt(page: Page, name: string, criterion: string): Promise<AuditFault[]> {
  const faults: AuditFault[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const { overflow, cut } = await lostText(page);
    for (const detail of [...(overflow ? [`runs out of the page: ${overflow}`] : []), ...cut])
      faults.push({ name: `${name} at ${width} pixels`, detail, criteria: [criterion] });
  }
  return faults;
}

/** What a reader loses who has text twice as large, spaced out, or a window of 320 pixels. */
export async function measureText(page: Page, address: string): Promise<AuditFault[]> {
  await page.setViewportSize({ width: narrowest, height: 844 });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await ownLetters(page);
  const over = await overhang(page);
  await setSpacing(page, true);
  const spaced = await lostAt(page, 'text spaced out', '1.4.12');
  await setSpacing(page, false);
  await setTextSize(page, 32);
  const large = await lostAt(page, 'text twice as large', '1.4.4');
  await setTextSize(page, 16);
  return [
    ...(over ? [{ name: 'a window of 320 pixels', detail: over, criteria: ['1.4.10'] }] : []),
    ...spaced,
    ...large,
  ];
}
