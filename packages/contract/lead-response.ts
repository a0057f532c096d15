import { isLeadReference } from './lead-reference.ts';

/** Messages by field name; only fields with a mistake are present. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The JSON response of the two endpoints. Source: specification, section 7. */
export type LeadResponse =
  | {
      readonly status: 'success';
      readonly message: string;
      readonly id: string;
      readonly reference?: string;
    }
  | {
      readonly status: 'error';
      readonly message: string;
      readonly errors?: FieldErrors;
      /** Nothing is wrong: `errors` are questions, and this is what the form's hidden field holds then. */
      readonly confirmed?: string;
    };

/**
 * Reads a response of the lead service. Any status other than `success` counts as an error.
 * @returns null when the body is not such a response: treat that as a network failure
 */
export function readLeadResponse(body: unknown): LeadResponse | null {
  if (typeof body !== 'object' || body === null) return null;
  const { status, message, id, reference, errors, confirmed } = body as Record<string, unknown>;
  if (typeof status !== 'string') return null;
  const text = typeof message === 'string' ? message : '';
  if (status === 'success') {
    return {
      status: 'success',
      message: text,
      id: typeof id === 'string' ? id : '',
      ...(typeof reference === 'string' && isLeadReference(reference) && { reference }),
    };
  }
  return {
    status: 'error',
    message: text,
    ...(isFieldErrors(errors) && { errors }),
    ...(typeof confirmed === 'string' && { confirmed }),
  };
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((message) => typeof message === 'string')
  );
}
