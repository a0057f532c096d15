import { expect, it } from 'vitest';
import { BROWSER, startTestService } from '../testing/running-service.ts';

it('an address with a slip in it is answered with 404 and the page that was probably meant', async () => {
  const service = await startTestService();
  const answer = await fetch(`${service.address}/contct-us?from=letter`, { headers: BROWSER });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const shown = await answer.text();
  expect(shown).toContain('<li><a href="/contact-us">Contact &lt;us&gt;</a></li>');
  expect(shown).not.toContain('hidden');
});

it('nothing is named where no page is near, nor to programs that ask for no page', async () => {
  const service = await startTestService();
  const ask = async (route: string, headers = {}) =>
    (await fetch(service.address + route, { headers })).text();
  expect(await ask('/wp-login', BROWSER)).toContain('hidden=""><ul data-near-list=""></ul>');
  expect(await ask('/contct-us')).toContain('hidden=""><ul data-near-list=""></ul>');
  expect(await ask('/page-names.json', BROWSER)).toContain('No such page');
});
