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
 * @throws when the browser lacks fetch or AbortController: the caller then lets the browser post the form
 */
export async function postLead(address: string, body: FormData): Promise<PostedLead> {
  // Older browsers have no `AbortSignal.timeout`.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const request = fetch(address, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: timeout.signal,
  });
  const { status, content } = await request
    .then(async (response) => {
      const content: unknown = await response.json();
      return { status: response.status, content };
    })
    .catch(() => ({ status: 0, content: null }));
  clearTimeout(timer);
  const answer = readLeadResponse(content);
  return { answer, mayRetry: answer === null || status === 429 || status >= 500 };
}
