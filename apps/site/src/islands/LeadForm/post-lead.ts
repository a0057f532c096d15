import { type LeadResponse, readLeadResponse } from '@agency/contract/lead-response.ts';

/** Milliseconds after which an unanswered post counts as failed. A repeat carries the same id. */
const patience = 30_000;

/**
 * Sends a lead as multipart form data.
 * @returns the service's answer, or null when there was none or it could not be read
 * @throws when the browser cannot send it so at all: the caller then has the browser post the form
 */
export async function postLead(address: string, body: FormData): Promise<LeadResponse | null> {
  // `AbortSignal.timeout` is missing in browsers that send leads.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), patience);
  const asked = fetch(address, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: tooLate.signal,
  });
  const answer: unknown = await asked.then((response) => response.json()).catch(() => null);
  clearTimeout(timer);
  return readLeadResponse(answer);
}
