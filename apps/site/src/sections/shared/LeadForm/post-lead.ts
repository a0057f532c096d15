import { type LeadResponse, readLeadResponse } from '@agency/contract/lead-response.ts';

/** A post without an answer counts as failed after this time. A repeat has the same submission id. */
const timeoutMs = 30_000;

/**
 * Sends a lead as multipart form data.
 * @returns the service's answer, or null when there was none or it could not be read
 * @throws when the browser lacks fetch or AbortController: the caller then lets the browser post the form
 */
export async function postLead(address: string, body: FormData): Promise<LeadResponse | null> {
  // Older browsers have no `AbortSignal.timeout`.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const request = fetch(address, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: timeout.signal,
  });
  const answer: unknown = await request.then((response) => response.json()).catch(() => null);
  clearTimeout(timer);
  return readLeadResponse(answer);
}
