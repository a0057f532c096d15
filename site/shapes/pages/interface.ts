import { z } from 'astro/zod';
import { link } from '../link.ts';
import { blurb, heading, label, list, text } from '../text.ts';

/** The words of header, footer and every control that stands on more than one page. */
export const interfaceWords = z.strictObject({
  skipLink: label('the first link of every page'),
  header: z.strictObject({
    homeLabel: label('the name of the logo link'),
    menuLabel: label('the name of the menu'),
    sheetLabel: label('the name of the small-screen menu'),
    openMenu: label('the name of the closed menu button'),
    closeMenu: label('the name of the open menu button'),
    links: list(link, 6, 6, 'menu links'),
    letsTalk: label('the telephone link'),
    chat: label('the chat shortcut'),
  }),
  footer: z.strictObject({
    blurb: blurb('who we are'),
    quickLinksHeading: heading('the heading of the links'),
    quickLinks: list(link, 6, 6, 'quick links'),
    letsTalkHeading: heading('the heading of the contact block'),
    socialHeading: heading('the name of the social links'),
    privacy: link,
    copyright: text(10, 120, 'the copyright line'),
    calm: z.strictObject({
      label: label('the switch that stops motion'),
      hint: text(10, 120, 'what it does'),
    }),
  }),
  caseStudy: z.strictObject({
    facts: z.strictObject({
      client: label('Client'),
      services: label('Services'),
      technology: label('Technology'),
      mode: label('Mode'),
      industry: label('Industry'),
    }),
    intro: heading('heading'),
    challenges: heading('heading'),
    strategy: heading('heading'),
    searches: z.strictObject({
      typed: label('said before what somebody types'),
      advert: label('an advert'),
      result: label('a search result'),
    }),
    phases: heading('heading'),
    outcome: heading('heading'),
    embed: z.strictObject({
      heading: heading('heading'),
      openSite: label('link'),
      loadSite: label('button'),
      openPdf: label('link'),
      loadPdf: label('button'),
      openPost: label('link'),
      openPage: label('link'),
    }),
    start: link,
    startHeading: heading('the closing heading'),
    startText: blurb('the closing sentence'),
    next: label('the next case study'),
  }),
  article: z.strictObject({
    keyPoints: heading('heading'),
    contents: heading('heading'),
    related: heading('heading'),
    links: heading('the heading of the related links'),
    readingTime: text(6, 40, 'the reading time; {minutes} is filled in'),
    published: label('Published'),
    updated: label('Updated'),
    by: label('By'),
    sidebar: z.strictObject({
      heading: heading('heading'),
      text: blurb('a sentence'),
      action: link,
    }),
    exampleFigures: label('said under charts with example figures'),
    dataTable: label('the switch that shows the numbers of a chart'),
  }),
  gallery: z.strictObject({
    open: label('open a photo'),
    close: label('close'),
    previous: label('previous'),
    next: label('next'),
    other: heading('other galleries'),
    frames: label('what a gallery counts'),
  }),
  motion: z.strictObject({
    pause: label('pause'),
    play: label('play'),
    previous: label('previous'),
    next: label('next'),
  }),
  form: z.strictObject({
    sending: label('while sending'),
    submit: label('the button of the contact form'),
    submitQuote: label('the button of the quote form'),
    required: text(6, 80, 'what the star means'),
    servicesHint: text(6, 80, 'help for the services field'),
  }),
  consent: z.strictObject({
    heading: heading('heading'),
    text: blurb('what the tracker is'),
    accept: label('yes'),
    decline: label('no'),
  }),
});

export type InterfaceWords = z.infer<typeof interfaceWords>;
