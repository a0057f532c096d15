import { CONTACT_FORM } from './contact-form.ts';
import { SEO_FORM } from './seo-form.ts';
import { trimEnd } from './trim-end.ts';

/** Both lead forms by their kind. */
export const LEAD_FORMS = { contact: CONTACT_FORM, seo: SEO_FORM } as const;

export type LeadKind = keyof typeof LEAD_FORMS;

/** The name of a field of either form. */
export type LeadFieldName = (typeof LEAD_FORMS)[LeadKind]['fields'][number]['name'];

/** The fields of both forms, each once. */
export const LEAD_FIELDS: readonly LeadFieldName[] = [
  ...new Set(Object.values(LEAD_FORMS).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

/**
 * The URL that a form posts to.
 * @param host origin of the lead service without a path, such as `https://leads.example`; empty for the page's own origin
 */
export function leadEndpoint(kind: LeadKind, host = ''): string {
  return `${trimEnd(host, /\//)}${LEAD_FORMS[kind].endpoint}`;
}
