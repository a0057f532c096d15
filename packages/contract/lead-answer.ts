import { isLeadReference } from './lead-reference.ts';

/** Messages by field name; only fields with a mistake are present. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The JSON the two endpoints answer with. Source: specification, section 7. */
export type LeadAnswer =
  | {
      readonly status: 'success';
      readonly message: string;
      readonly id: string;
      readonly reference?: string;
    }
  | { readonly status: 'error'; readonly message: string; readonly errors?: FieldErrors };

/**
 * Reads an answer of the lead service. Any status other than `success` counts as an error.
 * @returns null when the text is not such an answer: treat that as a network failure
 */
export function readLeadAnswer(body: unknown): LeadAnswer | null {
  if (typeof body !== 'object' || body === null) return null;
  const { status, message, id, reference, errors } = body as Record<string, unknown>;
  if (typeof status !== 'string') return null;
  const words = typeof message === 'string' ? message : '';
  if (status === 'success') {
    return {
      status: 'success',
      message: words,
      id: typeof id === 'string' ? id : '',
      ...(typeof reference === 'string' && isLeadReference(reference) && { reference }),
    };
  }
  return isFieldErrors(errors)
    ? { status: 'error', message: words, errors }
    : { status: 'error', message: words };
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((message) => typeof message === 'string')
  );
}
