import type { Page } from 'playwright';
import { findAxeFaults } from '../../checks/support/axe.ts';
import type { AuditFault } from './audited-page.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

/** The ways in which a page may reach its reader. */
const visits = [
  { name: 'on a phone', viewport: phone, scripts: true },
  { name: 'in a wide window', viewport: wide, scripts: true },
  { name: 'on a phone without script', viewport: phone, scripts: false },
  { name: 'in a wide window without script', viewport: wide, scripts: false },
];

/** What axe finds at both widths, with the scripts of the page and without. */
export async function measureAccess(page: Page, address: string): Promise<AuditFault[]> {
  const faults: AuditFault[] = [];
  for (const { name, viewport, scripts } of visits) {
    // axe itself is script, so the page may run it; only what the page asks for is held back.
    if (!scripts) await page.route('**/*.js', (request) => request.abort());
    await page.setViewportSize(viewport);
    await page.goto(address);
    for (const { rule, criteria, element, reason } of await findAxeFaults(page))
      faults.push({ name: `${rule} ${name}`, detail: `${element}: ${reason}`, criteria });
    if (!scripts) await page.unroute('**/*.js');
  }
  return faults;
}
