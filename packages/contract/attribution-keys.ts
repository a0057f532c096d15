/**
 * The data about a visit. `landing`: path of the first page. `referrer`: the page of another site with the
 * link to it. The others are campaign parameters and the click ids of ad networks.
 */
export const ATTRIBUTION_KEYS = [
  'landing',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'li_fat_id',
  'ttclid',
] as const;

export type AttributionKey = (typeof ATTRIBUTION_KEYS)[number];
