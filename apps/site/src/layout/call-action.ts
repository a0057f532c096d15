import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Action } from '../components/ActionLink/ActionLink.tsx';
import type { IconName } from '../components/Icon/Icon.tsx';
import { isAbsentPage } from '../content/optional-pages.ts';
import type { Brand } from '../schemas/brand.ts';
import type { Call } from '../schemas/call.ts';
import { chatAddress, emailAddress, phoneAddress } from './contact-addresses.ts';

type CallOf<Kind extends Call['kind']> = Extract<Call, { kind: Kind }>;

// Mail programs show a plus where a form would read a space.
const encoded = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const addresses: { [Kind in Call['kind']]: (call: CallOf<Kind>, brand: Brand) => string } = {
  form: ({ path }) => path ?? CONTACT_FORM.page,
  'seo-form': () =>
    isAbsentPage(SEO_FORM.page) ? CONTACT_FORM.page : `${SEO_FORM.page}#quote-title`,
  mail: ({ subject, body }, brand) => `${emailAddress(brand)}?${encoded({ subject, body })}`,
  chat: ({ text }, brand) => `${chatAddress(brand)}?${encoded({ text })}`,
  phone: (_, brand) => phoneAddress(brand),
};

const icons: Record<Call['kind'], IconName> = {
  form: 'arrow',
  'seo-form': 'arrow',
  mail: 'mail',
  chat: 'chat',
  phone: 'phone',
};

/** A call to get in touch as the link that carries it. */
export function callAction(call: Call, brand: Brand): Action {
  const address = addresses[call.kind] as (call: Call, brand: Brand) => string;
  return { label: call.label, href: address(call, brand), icon: icons[call.kind] };
}

const aboutMark = '{article}';

/** The same call with the name of what it is about filled in where its message says {article}. */
export function callAbout(call: Call, name: string): Call {
  const filled = (copy: string) => copy.replace(aboutMark, name);
  if (call.kind === 'mail')
    return { ...call, subject: filled(call.subject), body: filled(call.body) };
  if (call.kind === 'chat') return { ...call, text: filled(call.text) };
  return call;
}
