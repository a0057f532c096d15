import { z } from 'astro/zod';
import { readYaml } from '../../read-yaml.ts';
import { withDefaults } from '../../with-defaults.ts';
import { caseType } from '../case-type.ts';
import { cta } from '../cta.ts';
import { formFields } from '../form-fields.ts';
import { link, links, pageLink } from '../link.ts';
import { blurb, heading, label, list, markdown, text } from '../text.ts';
import { calculatorsCopy } from './calculators.ts';

/** The words of header, footer and controls, all of them. */
export const copy = z.strictObject({
  skipLink: label('the first link of every page'),
  newTab: label('said of links that open in a new tab'),
  header: z.strictObject({
    homeLabel: label('the name of the logo link'),
    menuLabel: label('the name of the menu'),
    sheetLabel: label('the name of the small-screen menu and of its button'),
    links: links(1, 7, 'menu links'),
    letsTalk: label('the telephone link'),
    call: label('what is read out after it; {phone} is filled in'),
    chat: label('the chat shortcut'),
  }),
  footer: z.strictObject({
    blurb: blurb('who we are'),
    breadcrumbs: label('the name of the breadcrumbs'),
    quickLinksHeading: heading('the heading of the links'),
    quickLinks: links(1, 12, 'quick links'),
    letsTalkHeading: heading('the heading of the contact block'),
    socialHeading: heading('the name of the social links'),
    search: pageLink('The page with the search and the list of all pages'),
    fees: pageLink('The page with the fees, by its short name: also in the menu of phones'),
    terms: pageLink('The page with fees, hours and terms'),
    privacy: link,
    copyright: text(10, 120, 'the copyright line'),
  }),
  caseStudy: z.strictObject({
    facts: z.strictObject({
      client: label('Client'),
      services: label('Services'),
      technology: label('Technology'),
      mode: label('Mode'),
      industry: label('Industry'),
    }),
    sample: blurb('shown under the title of a case with samples'),
    sampleWithoutFigures: blurb('the same for a case without large figures').optional(),
    intro: heading('heading'),
    challenges: heading('heading'),
    strategy: heading('heading'),
    searches: z.strictObject({
      typed: label('said before what somebody types'),
      advert: label('an ad'),
      result: label('a search result'),
    }),
    phases: heading('heading'),
    outcome: heading('heading'),
    evidence: z.strictObject({
      heading: heading('the title of the part with how each figure was counted'),
      sample: label('said after the name of a detail that is a sample'),
      rows: z.strictObject({
        period: label('the period'),
        start: label('the starting point'),
        counted: label('what each figure counts'),
        spent: label('what was spent'),
        measured: label('how it was measured'),
        failed: label('what did not work'),
        team: label('who did it'),
      }),
    }),
    embed: z.strictObject({
      heading: heading('heading'),
      openSite: label('link'),
      loadSite: label('button'),
      openPdf: label('link'),
      loadPdf: label('button'),
      openPost: label('link'),
    }),
    start: cta,
    startHeading: heading('the closing heading'),
    startText: blurb('the closing sentence'),
    starts: z
      .partialRecord(
        caseType,
        z.strictObject({
          heading: heading('the closing heading'),
          text: blurb('the closing sentence').optional(),
        }),
      )
      .optional()
      .describe('The closing heading for each type of case, and its sentence where it is another'),
    next: label('the next case study'),
  }),
  article: z.strictObject({
    keyPoints: heading('heading'),
    contents: heading('heading'),
    related: heading('heading'),
    links: heading('the heading of the related links'),
    readingTime: text(6, 40, 'the reading time; {minutes} is filled in'),
    published: label('Published'),
    checked: label('Last checked'),
    changed: label('What changed'),
    by: label('By'),
    sidebar: z.strictObject({
      heading: heading('heading'),
      text: blurb('a sentence'),
      actions: list(cta, 1, 3, 'calls to action, the first the main one'),
    }),
    author: label('said over the author under an article'),
    exampleFigures: label('said under charts with example figures'),
    sentences: z
      .record(z.string(), markdown(20, 900, 'sentences that several articles share'))
      .optional()
      .describe('Sentences that several articles share: `{name}` in an article becomes this text'),
    dataTable: label('the switch that shows the numbers of a chart'),
    video: label('said below the title of a video; {host} is filled in'),
  }),
  trades: z
    .strictObject({
      heading: heading('the name of the links'),
      links: links(0, 9, 'links, one for the page of each trade'),
    })
    .describe('Links to the pages of trades, on the pages of work and of services'),
  calculators: calculatorsCopy,
  gallery: z.strictObject({
    open: label('open a photo'),
    close: label('close'),
    previous: label('previous'),
    next: label('next'),
    other: heading('other galleries'),
    caseStudy: label('the link to the case study of the same client'),
    frames: label('what a gallery counts'),
    sampleNote: blurb('what is shown instead of photographs'),
  }),
  testimonials: z.strictObject({
    previous: label('the button to the quote before'),
    next: label('the button to the quote after'),
  }),
  samples: z
    .strictObject({
      testimonials: blurb('while a testimonial is a sample'),
      people: blurb('while a person is a sample'),
      clients: blurb('while a logo is a sample'),
    })
    .describe('Said under a heading while something in its section is a sample'),
  reducedMotion: z.strictObject({
    label: label('the switch that stops all motion, in the footer and beside what moves'),
  }),
  form: z.strictObject({
    sending: label('while sending'),
    submit: z.strictObject({
      contact: label('the button of the contact form'),
      seo: label('the button of the quote form'),
    }),
    required: text(6, 80, 'what the star means'),
    servicesHint: text(6, 80, 'help for the services field'),
    fields: formFields,
    mistakes: text(10, 120, 'the head of the list of mistakes'),
    doubts: text(10, 120, 'the head of the list of values that look mistyped'),
    length: text(10, 60, 'how long a text is; {used} and {limit} are filled in'),
    promise: text(20, 160, 'when somebody calls or writes back')
      .optional()
      .describe('Shown above the button. Without it the form promises nothing'),
    sendFailed: text(20, 200, 'shown when a form cannot be sent now'),
    offlineRetry: text(20, 160, 'shown while the form waits for a connection'),
    instead: text(10, 120, 'the other ways to reach us: {phone} and {email} become links'),
    again: label('the button after a failure'),
    notice: z
      .strictObject({
        text: text(40, 600, 'what is done with the fields; {privacy} becomes the link').refine(
          (notice) => notice.includes('{privacy}'),
          { error: 'has no {privacy} in it. Write it where the link belongs.' },
        ),
        link,
      })
      .describe('Shown above the button and stored with each lead'),
    marketing: text(20, 240, 'what a tick agrees to, such as a newsletter')
      .optional()
      .describe('The text beside a box that is empty at first. Without it there is no box'),
  }),
  consent: z.strictObject({
    heading: heading('heading'),
    text: blurb('what is asked; {trackers} becomes the names of the trackers').refine(
      (question) => question.includes('{trackers}'),
      { error: 'has no {trackers} in it. Write it where their names belong.' },
    ),
    accept: label('yes'),
    decline: label('no'),
    withdraw: label('the button in the footer that withdraws consent'),
    withdrawn: text(10, 120, 'shown after consent is withdrawn'),
    list: z
      .strictObject({
        heading: heading('heading'),
        statistics: text(10, 120, 'what statistics are for'),
        ads: text(10, 120, 'what trackers of ads are for'),
        always: text(10, 120, 'said of a tracker without cookies'),
        afterYes: text(10, 120, 'said of a tracker with cookies'),
      })
      .describe('The list of the trackers that are on, in the privacy policy'),
  }),
});

const defaults = readYaml('default-copy.yaml', 'packages/content');

/** The text of header, footer and the controls on several pages: defaults of the product that the content can replace. */
export const interfaceCopy = withDefaults(copy, defaults);

export type InterfaceCopy = z.infer<typeof copy>;
