import * as adPixel from '../islands/AdPixel/AdPixel.examples.ts';
import { AdPixel } from '../islands/AdPixel/AdPixel.tsx';
import * as contactForm from '../islands/ContactForm/ContactForm.examples.ts';
import { ContactForm } from '../islands/ContactForm/ContactForm.tsx';
import * as embedFrame from '../islands/EmbedFrame/EmbedFrame.examples.ts';
import { EmbedFrame } from '../islands/EmbedFrame/EmbedFrame.tsx';
import * as leadForm from '../islands/LeadForm/LeadForm.examples.ts';
import { LeadForm } from '../islands/LeadForm/LeadForm.tsx';
import * as mapEmbed from '../islands/MapEmbed/MapEmbed.examples.ts';
import { MapEmbed } from '../islands/MapEmbed/MapEmbed.tsx';
import * as metaballs from '../islands/Metaballs/Metaballs.examples.ts';
import { Metaballs } from '../islands/Metaballs/Metaballs.tsx';
import * as photoGallery from '../islands/PhotoGallery/PhotoGallery.examples.ts';
import { PhotoGallery } from '../islands/PhotoGallery/PhotoGallery.tsx';
import * as processStepper from '../islands/ProcessStepper/ProcessStepper.examples.ts';
import { ProcessStepper } from '../islands/ProcessStepper/ProcessStepper.tsx';
import * as quoteForm from '../islands/QuoteForm/QuoteForm.examples.ts';
import { QuoteForm } from '../islands/QuoteForm/QuoteForm.tsx';
import * as seoPlan from '../islands/SeoPlan/SeoPlan.examples.ts';
import { SeoPlan } from '../islands/SeoPlan/SeoPlan.tsx';
import * as testimonials from '../islands/Testimonials/Testimonials.examples.ts';
import { Testimonials } from '../islands/Testimonials/Testimonials.tsx';
import * as wizard from '../islands/Wizard/Wizard.examples.ts';
import { Wizard } from '../islands/Wizard/Wizard.tsx';
import { exhibit } from './exhibit.ts';

const submit = 'button[type="submit"]';
const pointer = ['hover', 'focus'] as const;

export const islandExhibits = [
  exhibit('islands', 'AdPixel', AdPixel, adPixel, {
    window: 420,
    forced: pointer,
    narrow: ['plain', 'longText'],
  }),
  exhibit('islands', 'ContactForm', ContactForm, contactForm, {
    window: 'fit',
    press: { errors: submit, servicesOpen: 'details summary' },
    narrow: ['plain', 'errors'],
  }),
  exhibit('islands', 'EmbedFrame', EmbedFrame, embedFrame, {
    window: 'fit',
    forced: pointer,
    press: { loaded: 'figure button' },
  }),
  exhibit('islands', 'LeadForm', LeadForm, leadForm, {
    window: 'fit',
    tones: ['paper', 'dark'],
    edge: false,
    forced: pointer,
    press: { errors: submit, servicesOpen: 'details summary' },
    narrow: ['errors', 'servicesOpen'],
  }),
  exhibit('islands', 'MapEmbed', MapEmbed, mapEmbed, { window: 'fit', forced: pointer }),
  exhibit('islands', 'Metaballs', Metaballs, metaballs, { window: 520, moves: true }),
  exhibit('islands', 'PhotoGallery', PhotoGallery, photoGallery, {
    window: 720,
    forced: pointer,
    press: { lightbox: 'a' },
    narrow: ['plain', 'lightbox'],
  }),
  exhibit('islands', 'ProcessStepper', ProcessStepper, processStepper, {
    window: 'fit',
    forced: pointer,
    press: { lastStep: 'button:last-of-type' },
    narrow: ['plain', 'longText'],
  }),
  exhibit('islands', 'QuoteForm', QuoteForm, quoteForm, {
    window: 'fit',
    press: { errors: submit },
    narrow: ['errors', 'longText'],
  }),
  exhibit('islands', 'SeoPlan', SeoPlan, seoPlan, {
    window: 960,
    forced: pointer,
    press: { dialogOpen: 'button[aria-haspopup]' },
    narrow: ['plain', 'dialogOpen'],
  }),
  exhibit('islands', 'Testimonials', Testimonials, testimonials, {
    window: 'fit',
    forced: pointer,
    moves: true,
    narrow: ['plain', 'longText'],
  }),
  exhibit('islands', 'Wizard', Wizard, wizard, {
    window: 'fit',
    tones: ['paper', 'dark'],
    edge: false,
    forced: pointer,
    narrow: ['plain', 'longText'],
  }),
];
