import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LEAD_FORMS } from '../../contract/lead-forms.ts';
import { writeSampleSite } from '../testing/sample-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readFormPage } from './form-page.ts';

it('showing a long page again costs no more than reading the form that was posted', async () => {
  const folder = await temporaryFolder();
  writeSampleSite(folder);
  const built = readFileSync(path.join(folder, `${LEAD_FORMS.contact.page}.html`), 'utf8');
  const filler = '<section><h2>Heading</h2><p class="x">Some words of a page.</p></section>'.repeat(
    1500,
  );
  const show = readFormPage(built.replace('</body>', `${filler}</body>`), LEAD_FORMS.contact);
  const state = {
    values: { name: 'A'.repeat(80) },
    message: 'Mistake',
    errors: { phone: 'Wrong' },
  };
  const start = performance.now();
  for (let count = 0; count < 500; count += 1) show?.(state);
  // Parsing the page anew takes several milliseconds each time.
  expect((performance.now() - start) / 500).toBeLessThan(0.5);
  expect(show?.(state)).toContain('Wrong');
});
