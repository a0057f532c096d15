import { expect, it } from 'vitest';
import { newSubmissionId } from './hidden-fields.ts';
import { leadEndpoint } from './lead-forms.ts';
import { readLeadResponse } from './lead-response.ts';
import { servicesLabel, splitServices } from './services.ts';

it('a response without id is still a success', () => {
  expect(readLeadResponse({ status: 'success', message: 'Sent' })).toEqual({
    status: 'success',
    message: 'Sent',
    id: '',
  });
});
it('any other status is an error with its message', () => {
  expect(readLeadResponse({ status: 'fail', message: 'No' })).toEqual({
    status: 'error',
    message: 'No',
  });
});
it('a body that is not a response gives null', () => {
  for (const body of [null, 'x', 3, [], {}, { message: 'x' }])
    expect(readLeadResponse(body)).toBe(null);
});
it('a host with or without a slash gives the same URL', () => {
  expect(leadEndpoint('seo', 'https://leads.example/')).toBe(
    'https://leads.example/backend/contact-seo.php',
  );
  expect(leadEndpoint('contact')).toBe('/backend/contact.php');
});
it('two submission ids differ', () => {
  expect(newSubmissionId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSubmissionId()).not.toBe(newSubmissionId());
});
it('the header of the dropdown shows the selected names or SELECT SERVICES', () => {
  expect(servicesLabel([])).toBe('SELECT SERVICES');
  const ticked = ['Branding & Identity', 'Search Engine Optimization (SEO)'];
  expect(splitServices(servicesLabel(ticked))).toEqual(ticked);
});
