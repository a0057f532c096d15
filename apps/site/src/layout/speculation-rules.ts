import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { THANK_YOU_PATH } from '@agency/contract/lead-reference.ts';

/** A form is fetched when somebody goes there, so that the attribution it stores is of that moment. */
const forms = Object.values(LEAD_FORMS).map(({ page }) => page);

/** Also with a query string. */
const never = [...forms, '/contact', THANK_YOU_PATH, '/backend/*'].flatMap((path) => [
  path,
  `${path}\\?*`,
]);

/**
 * Which pages a browser may fetch ahead while a pointer rests on their link:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API. Nothing is rendered ahead: that
 * would run the scripts of a page that nobody opens.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...never, '/*.*'] } },
          { not: { selector_matches: '[target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
