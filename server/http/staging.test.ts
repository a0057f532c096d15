import { expect, it } from 'vitest';
import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { startTestService } from '../testing/running-service.ts';

const paths = ['/', '/no-such-page', '/robots.txt', '/health/live', CONTACT_FORM.endpoint];

/** What each answer says to search engines. */
async function robotsHeaders(env: Record<string, string>) {
  const { address } = await startTestService(env);
  const answers = await Promise.all(paths.map((path) => fetch(address + path)));
  return answers.map((answer) => answer.headers.get('x-robots-tag'));
}

it('with STAGING every answer asks search engines to list nothing', async () => {
  const headers = await robotsHeaders({ STAGING: 'true' });
  expect(headers).toEqual(paths.map(() => 'noindex, nofollow'));
});

it('without it no answer does', async () => {
  expect(await robotsHeaders({})).toEqual(paths.map(() => null));
});
