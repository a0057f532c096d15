/** Hidden field: the values that the visitor was asked about, as `confirmationOf` of doubts.ts writes them. */
export const CONFIRMED_FIELD = 'confirmed';
