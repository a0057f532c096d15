/** Where the forms post to: the lead service's origin, or nothing for the pages' own. */
export const leadsHost = (import.meta.env.PUBLIC_LEADS_HOST ?? '').replace(/\/$/, '');
