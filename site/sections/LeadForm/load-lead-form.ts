import type { LeadKind } from '../../../contract/lead-forms.ts';
import { pageContent, serviceNames } from '../../content.ts';
import type { LeadFormProps } from '../../islands/LeadForm/LeadForm.tsx';
import { emailAddress, phoneAddress } from '../../layout/contact-addresses.ts';
import { leadsHost } from '../../layout/leads-host.ts';

/** A lead form under the heading of the page that shows it. */
export async function loadLeadForm(
  kind: LeadKind,
  { heading, text }: { heading: string; text: string },
): Promise<LeadFormProps> {
  const { form } = await pageContent('interface');
  const choices = await serviceNames('choices');
  const brand = await pageContent('brand');
  return {
    kind,
    heading,
    text,
    copy: form,
    choices,
    host: leadsHost,
    phone: { text: brand.phone, href: phoneAddress(brand) },
    email: { text: brand.email, href: emailAddress(brand) },
  };
}
