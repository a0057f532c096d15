import * as adPixel from '../islands/AdPixel/AdPixel.examples.ts';
import { AdPixel } from '../islands/AdPixel/AdPixel.tsx';
import * as calculator from '../islands/Calculator/Calculator.examples.ts';
import { Calculator } from '../islands/Calculator/Calculator.tsx';
import * as embedFrame from '../islands/EmbedFrame/EmbedFrame.examples.ts';
import { EmbedFrame } from '../islands/EmbedFrame/EmbedFrame.tsx';
import * as leadField from '../islands/LeadForm/LeadField.examples.ts';
import { LeadField } from '../islands/LeadForm/LeadField.tsx';
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
import * as seoPlan from '../islands/SeoPlan/SeoPlan.examples.ts';
import { SeoPlan } from '../islands/SeoPlan/SeoPlan.tsx';
import * as testimonials from '../islands/Testimonials/Testimonials.examples.ts';
import { Testimonials } from '../islands/Testimonials/Testimonials.tsx';
import * as turningPicture from '../islands/TurningPicture/TurningPicture.examples.ts';
import { TurningPicture } from '../islands/TurningPicture/TurningPicture.tsx';
import * as wizard from '../islands/Wizard/Wizard.examples.ts';
import { Wizard } from '../islands/Wizard/Wizard.tsx';
import { entry } from './entry.ts';

const submit = 'button[type="submit"]';
const pointer = ['hover', 'focus'] as const;

export const islandEntries = [
  entry('islands', 'AdPixel', AdPixel, adPixel, {
    window: 420,
    forced: pointer,
    narrow: ['plain', 'longText'],
  }),
  entry('islands', 'Calculator', Calculator, calculator, {
    window: 'fit',
    tones: ['paper'],
    edge: false,
    forced: pointer,
    narrow: ['plain', 'threeColumns', 'monthByMonth', 'longText'],
  }),
  entry('islands', 'EmbedFrame', EmbedFrame, embedFrame, {
    window: 'fit',
    forced: pointer,
    press: { loaded: 'figure button' },
  }),
  entry('islands', 'LeadField', LeadField, leadField, {
    window: 'fit',
    tones: ['paper', 'dark'],
    edge: false,
    forced: pointer,
    narrow: ['plain', 'choice', 'choiceMistake', 'longText'],
  }),
  entry('islands', 'LeadForm', LeadForm, leadForm, {
    window: 'fit',
    tones: ['paper', 'dark'],
    forced: pointer,
    press: { errors: submit, servicesOpen: 'details summary' },
    narrow: ['plain', 'errors', 'servicesOpen', 'longText'],
  }),
  entry('islands', 'MapEmbed', MapEmbed, mapEmbed, { window: 'fit', forced: pointer }),
  entry('islands', 'Metaballs', Metaballs, metaballs, { window: 520, moves: true }),
  entry('islands', 'PhotoGallery', PhotoGallery, photoGallery, {
    window: 720,
    forced: pointer,
    press: { lightbox: 'a' },
    narrow: ['plain', 'lightbox'],
  }),
  entry('islands', 'ProcessStepper', ProcessStepper, processStepper, {
    window: 'fit',
    forced: pointer,
    press: { lastStep: 'button:last-of-type' },
    narrow: ['plain', 'longText'],
  }),
  entry('islands', 'SeoPlan', SeoPlan, seoPlan, {
    window: 960,
    forced: pointer,
    press: { dialogOpen: 'button[aria-haspopup]' },
    narrow: ['plain', 'dialogOpen'],
  }),
  entry('islands', 'Testimonials', Testimonials, testimonials, {
    window: 'fit',
    forced: pointer,
    moves: true,
    narrow: ['plain', 'longText'],
  }),
  entry('islands', 'TurningPicture', TurningPicture, turningPicture, { window: 520 }),
  entry('islands', 'Wizard', Wizard, wizard, {
    window: 'fit',
    tones: ['paper', 'dark'],
    edge: false,
    forced: pointer,
    narrow: ['plain', 'longText'],
  }),
];
