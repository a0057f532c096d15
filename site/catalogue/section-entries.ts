import * as footer from '../layout/Footer/Footer.examples.ts';
import { Footer } from '../layout/Footer/Footer.tsx';
import * as header from '../layout/Header/Header.examples.ts';
import { Header } from '../layout/Header/Header.tsx';
import * as contactBoxes from '../sections/ContactBoxes/ContactBoxes.examples.ts';
import { ContactBoxes } from '../sections/ContactBoxes/ContactBoxes.tsx';
import * as counters from '../sections/Counters/Counters.examples.ts';
import { Counters } from '../sections/Counters/Counters.tsx';
import * as crossedBands from '../sections/CrossedBands/CrossedBands.examples.ts';
import { CrossedBands } from '../sections/CrossedBands/CrossedBands.tsx';
import * as hero from '../sections/Hero/Hero.examples.ts';
import { Hero } from '../sections/Hero/Hero.tsx';
import * as messagePage from '../sections/MessagePage/MessagePage.examples.ts';
import { MessagePage } from '../sections/MessagePage/MessagePage.tsx';
import * as serviceIndex from '../sections/ServiceIndex/ServiceIndex.examples.ts';
import { ServiceIndex } from '../sections/ServiceIndex/ServiceIndex.tsx';
import * as serviceNames from '../sections/ServiceNames/ServiceNames.examples.ts';
import { ServiceNames } from '../sections/ServiceNames/ServiceNames.tsx';
import { entry } from './entry.ts';

const pointer = ['hover', 'focus'] as const;
const bothLengths = ['plain', 'longText'] as const;

export const sectionEntries = [
  entry('sections', 'ContactBoxes', ContactBoxes, contactBoxes, {
    window: 'fit',
    forced: pointer,
    narrow: bothLengths,
  }),
  entry('sections', 'Counters', Counters, counters, { window: 'fit', narrow: bothLengths }),
  entry('sections', 'CrossedBands', CrossedBands, crossedBands, { window: 'fit', moves: true }),
  entry('sections', 'MessagePage', MessagePage, messagePage, { window: 760, narrow: bothLengths }),
  entry('sections', 'Hero', Hero, hero, {
    window: 820,
    moves: true,
    narrow: bothLengths,
    wide: ['plain'],
  }),
  entry('sections', 'ServiceIndex', ServiceIndex, serviceIndex, {
    window: 'fit',
    forced: pointer,
    moves: true,
    narrow: ['oneService'],
    wide: ['plain'],
  }),
  entry('sections', 'ServiceNames', ServiceNames, serviceNames, {
    window: 'fit',
    forced: pointer,
    narrow: ['longText'],
    wide: ['plain'],
  }),
];

export const layoutEntries = [
  entry('layout', 'Footer', Footer, footer, {
    window: 'fit',
    forced: pointer,
    narrow: bothLengths,
    wide: ['plain'],
  }),
  entry('layout', 'Header', Header, header, {
    window: 640,
    forced: pointer,
    press: { menuOpen: '[data-menu] summary' },
    narrow: ['plain', 'menuOpen'],
    wide: ['plain'],
  }),
];
