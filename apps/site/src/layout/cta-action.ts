import { isAbsentPage } from '@agency/content/optional-pages.ts';
import type { Brand } from '@agency/content/schemas/brand.ts';
import type { Cta } from '@agency/content/schemas/cta.ts';
import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import { BRIEF_PARAMETER } from '../client/typed-parameters.ts';
import type { Action } from '../components/ActionLink/ActionLink.tsx';
import type { IconName } from '../components/Icon/Icon.tsx';
import { chatHref, emailHref, phoneHref } from './contact-links.ts';

type CtaOf<Kind extends Cta['kind']> = Extract<Cta, { kind: Kind }>;

// Mail programs show a plus where a form would read a space.
const encoded = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const hrefs: { [Kind in Cta['kind']]: (cta: CtaOf<Kind>, brand: Brand) => string } = {
  form: ({ path }) => path ?? CONTACT_FORM.page,
  'seo-form': ({ message }) => {
    if (isAbsentPage(SEO_FORM.page)) return CONTACT_FORM.page;
    const begun = message ? `?${encoded({ [BRIEF_PARAMETER]: message })}` : '';
    return `${SEO_FORM.page}${begun}#quote-title`;
  },
  mail: ({ subject, body }, brand) => `${emailHref(brand)}?${encoded({ subject, body })}`,
  chat: ({ text }, brand) => `${chatHref(brand)}?${encoded({ text })}`,
  phone: (_, brand) => phoneHref(brand),
};

const icons: Record<Cta['kind'], IconName> = {
  form: 'arrow',
  'seo-form': 'arrow',
  mail: 'mail',
  chat: 'chat',
  phone: 'phone',
};

/** A call to action as a link. */
export function ctaAction(cta: Cta, brand: Brand): Action {
  const href = hrefs[cta.kind] as (cta: Cta, brand: Brand) => string;
  return { label: cta.label, href: href(cta, brand), icon: icons[cta.kind] };
}

const placeholder = '{article}';

/** The same CTA with {article} in its message replaced by the name of the article. */
export function ctaAbout(cta: Cta, name: string): Cta {
  const filled = (copy: string) => copy.replace(placeholder, () => name);
  if (cta.kind === 'mail') return { ...cta, subject: filled(cta.subject), body: filled(cta.body) };
  if (cta.kind === 'chat') return { ...cta, text: filled(cta.text) };
  if (cta.kind === 'seo-form' && cta.message) return { ...cta, message: filled(cta.message) };
  return cta;
}
