import { expect, it } from 'vitest';
import { startTestService } from '../testing/running-service.ts';

const REFERENCE = '7KQ2-M0XD';

it('the thank-you page shows the reference of its address to those without script, and no cache keeps it', async () => {
  const service = await startTestService();
  const ask = (query: string) => fetch(`${service.address}/thank-you${query}`);
  const bare = await (await ask('')).text();
  expect(bare).toContain('data-reference-line="" hidden=""');
  // Once more, from memory.
  expect(await (await ask('')).text()).toBe(bare);

  const answer = await ask(`?reference=${REFERENCE}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const shown = await answer.text();
  expect(shown).toContain(`<b data-reference="">${REFERENCE}</b>`);
  expect(shown).not.toContain('hidden');
  expect(await (await ask('')).text()).toBe(bare);
});

it('words that are no reference are not shown on the thank-you page', async () => {
  const service = await startTestService();
  for (const words of ['CALL-0900', '7KQ2-M0XD<b>', '', '7kq2-m0xd']) {
    const query = `?reference=${encodeURIComponent(words)}&utm_source=x`;
    const answer = await fetch(`${service.address}/thank-you${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('data-reference-line="" hidden=""');
  }
});
