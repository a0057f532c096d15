import { type LeadAnswer, readLeadAnswer } from '../../../contract/lead-answer.ts';

/** Milliseconds after which an unanswered post counts as failed. A repeat carries the same id. */
const patience = 30_000;

/**
 * Sends a lead as multipart form data.
 * @returns the service's answer, or null when there was none or it could not be read
 */
export async function postLead(address: string, body: FormData): Promise<LeadAnswer | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    return readLeadAnswer(await response.json());
  } catch {
    return null;
  }
}
