import { createHash } from 'node:crypto';
import type { LeadKind } from '@agency/contract/lead-forms.ts';
import { allCaseStudies, serviceNames, singleFile } from '../../content.ts';
import type { LeadFormProps } from '../../islands/LeadForm/LeadForm.tsx';
import { emailHref, phoneHref } from '../../layout/contact-links.ts';
import { leadsHost } from '../../layout/leads-host.ts';

/** Which notice a visitor saw: the day of the privacy policy, and a hash of its text and of the form's notice. */
async function noticeVersion(): Promise<string> {
  const policy = await singleFile('privacyPolicy');
  const { form } = await singleFile('interface');
  const text = JSON.stringify([policy.introduction, policy.sections, policy.consent, form.notice]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${policy.updated.toISOString().slice(0, 10)} ${hash}`;
}

/** A lead form under the heading of the page that shows it. */
export async function loadLeadForm(
  kind: LeadKind,
  { heading, text }: { heading: string; text: string },
): Promise<LeadFormProps> {
  const { form } = await singleFile('interface');
  const choices = await serviceNames('choices');
  const brand = await singleFile('brand');
  const industries = (await allCaseStudies()).map(({ data }) => data.industry);
  return {
    kind,
    heading,
    text,
    copy: form,
    noticeVersion: await noticeVersion(),
    choices,
    industries: [...new Set(industries)].sort(),
    host: leadsHost,
    phone: { text: brand.phone, href: phoneHref(brand) },
    email: { text: brand.email, href: emailHref(brand) },
  };
}
