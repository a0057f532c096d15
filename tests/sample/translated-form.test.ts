import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, submitOf, valuesOf } from '../support/form-helpers.ts';
import { officeAddress, sharedLeadSite } from '../support/lead-site.ts';
import { openBrowser, withoutPictures } from '../support/site-browser.ts';
import { contentOf } from '../support/site-copy.ts';

const words = contentOf<{
  form: {
    fields: Record<string, { label: string; missing: string }>;
    submit: { contact: string };
    messages: Record<string, string>;
    mistakes: string;
    doubts: string;
  };
  automaticReply: { subject: string };
}>('languages/ta.yaml');
const { form } = words;
const site = sharedLeadSite();

async function openForm(javaScriptEnabled: boolean): Promise<Page> {
  const browser = await openBrowser({ javaScriptEnabled }, [withoutPictures]);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${site.url}/tamil`);
  if (javaScriptEnabled)
    await page.locator('form[data-lead-form][novalidate]').waitFor({ state: 'attached' });
  return page;
}

/** English words in the header, the form or the footer; names and addresses are in Latin letters too. */
const englishWords = (page: Page) =>
  page.locator('header, form[data-lead-form], footer').evaluateAll((parts) =>
    parts
      .map((part) => (part as HTMLElement).innerText)
      .join(' ')
      .match(/\b(?:the|your|our|send|call|menu|search|phone|name(?!@)|service|fees?|privacy)\b/gi),
  );

describe.each([true, false])('with script: %s, the form in Tamil', (javaScriptEnabled) => {
  it('has its labels, its button and its messages in Tamil', async () => {
    const page = await openForm(javaScriptEnabled);
    for (const name of Object.keys(contactValues))
      expect(await page.locator(`label[for="contact-${name}"]`).innerText()).toContain(
        form.fields[name]?.label,
      );
    expect(await submitOf(page).innerText()).toContain(form.submit.contact);
    expect(await englishWords(page)).toBeNull();

    // A browser without script would ask for an empty field in its own language.
    await fill(page, { ...contactValues, phone: '12', email: 'meena@filterhouse' });
    await submitOf(page).click();
    const summary = page.locator('[data-form-summary]');
    await expect
      .poll(() => summary.innerText())
      .toContain(`${form.messages.error} ${form.mistakes}`);
    expect(await page.locator('#phone-error').innerText()).toBe(form.messages.phone);
    expect(await page.locator('#email-error').innerText()).toBe(form.messages.email);
    expect(await page.title()).toMatch(new RegExp(`^${form.messages.error} `));
    expect(await page.locator('html').getAttribute('lang')).toBe('ta');
    expect(await valuesOf(page, ['name', 'phone'])).toEqual({
      name: contactValues.name,
      phone: '12',
    });
    expect(await englishWords(page)).toBeNull();
    expect(await site.leads()).toHaveLength(0);
  });

  it('is answered in Tamil: a question, the thank-you page and the email', async () => {
    const page = await openForm(javaScriptEnabled);
    await page.locator('form[data-lead-form] summary').click();
    await page.locator('input[name="services"]').first().check();
    // A second reply to one address would not be sent on that day.
    const email = `meena-${javaScriptEnabled}@filterhouse.example`;
    await fill(page, { ...contactValues, email, phone: '+91 98765 4321' });
    await submitOf(page).click();
    const question = page.locator('#phone-error');
    await expect.poll(() => question.innerText()).toContain(form.messages.keep);
    expect(await page.locator('[data-form-summary]').innerText()).toContain(form.doubts);
    // It is still a question while another field is changed.
    await fill(page, { name: 'மீனா ராகவன்' });
    expect(await question.innerText()).toContain(form.messages.keep);
    await submitOf(page).click();
    await page.waitForURL(/\/thank-you-in-tamil/);
    expect(await page.locator('h1').innerText()).toBe('நன்றி!');

    const [lead] = await site.leads();
    expect(lead).toMatchObject({
      name: 'மீனா ராகவன்',
      services: 'Branding & Identity',
      consent: { language: 'ta', noticeText: expect.stringContaining('24 மாதங்களுக்குள்') },
    });
    expect(await page.locator('[data-reference]').innerText()).toBe(lead?.reference);
    const reply = await site.mailTo(email, lead);
    expect(reply?.subject).toBe(words.automaticReply.subject);
    expect(reply?.text).toContain(lead?.reference);
    expect(reply?.text).toContain(form.messages.notYou);
    expect(reply?.html).toContain('<html lang="ta">');
    const agency = await site.mailTo(officeAddress, lead);
    expect(agency?.text).toContain('Language of the form: Tamil');
    expect(agency?.text).toContain('Services: Branding & Identity');
  });
});
