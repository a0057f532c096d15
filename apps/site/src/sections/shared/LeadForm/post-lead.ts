import { type LeadResponse, readLeadResponse } from '@agency/contract/lead-response.ts';

/** A post without an answer counts as failed after this time. A repeat has the same submission id. */
const timeoutMs = 30_000;

/** What came back of a post. */
type PostedLead = {
  /** The service's answer, or null when there was none or it could not be read. */
  readonly answer: LeadResponse | null;
  /** Whether the same form may be accepted later: there was no answer, or the service cannot store leads now. */
  readonly mayRetry: boolean;
};

/**
 * Sends a lead as multipart form data.
 * @throws when the browser lacks fetch or AbortSignal.timeout: the caller then lets the browser post the form
 */
export async function postLead(address: string, body: FormData): Promise<PostedLead> {
  const request = fetch(address, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const response = await request.catch(() => null);
  const answer = readLeadResponse(await response?.json().catch(() => null));
  const status = response?.status ?? 0;
  return { answer, mayRetry: answer === null || status === 429 || status >= 500 };
}
