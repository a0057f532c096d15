import * as actionLink from '../components/ActionLink/ActionLink.examples.ts';
import { ActionLink } from '../components/ActionLink/ActionLink.tsx';
import * as articleCard from '../components/ArticleCard/ArticleCard.examples.ts';
import { ArticleCard } from '../components/ArticleCard/ArticleCard.tsx';
import * as band from '../components/Band/Band.examples.ts';
import { Band } from '../components/Band/Band.tsx';
import * as bandHeading from '../components/BandHeading/BandHeading.examples.ts';
import { BandHeading } from '../components/BandHeading/BandHeading.tsx';
import * as callout from '../components/Callout/Callout.examples.ts';
import { Callout } from '../components/Callout/Callout.tsx';
import * as caseCard from '../components/CaseCard/CaseCard.examples.ts';
import { CaseCard } from '../components/CaseCard/CaseCard.tsx';
import * as chart from '../components/Chart/Chart.examples.ts';
import { Chart } from '../components/Chart/Chart.tsx';
import * as checklist from '../components/Checklist/Checklist.examples.ts';
import { Checklist } from '../components/Checklist/Checklist.tsx';
import * as compare from '../components/Compare/Compare.examples.ts';
import { Compare } from '../components/Compare/Compare.tsx';
import * as figure from '../components/Figure/Figure.examples.ts';
import { Figure } from '../components/Figure/Figure.tsx';
import * as filterLinks from '../components/FilterLinks/FilterLinks.examples.ts';
import { FilterLinks } from '../components/FilterLinks/FilterLinks.tsx';
import * as icon from '../components/Icon/Icon.examples.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import * as keyPoints from '../components/KeyPoints/KeyPoints.examples.ts';
import { KeyPoints } from '../components/KeyPoints/KeyPoints.tsx';
import * as logoGrid from '../components/LogoGrid/LogoGrid.examples.ts';
import { LogoGrid } from '../components/LogoGrid/LogoGrid.tsx';
import * as marquee from '../components/Marquee/Marquee.examples.ts';
import { Marquee } from '../components/Marquee/Marquee.tsx';
import * as pauseButton from '../components/PauseButton/PauseButton.examples.ts';
import { PauseButton } from '../components/PauseButton/PauseButton.tsx';
import * as picture from '../components/Picture/Picture.examples.ts';
import { Picture } from '../components/Picture/Picture.tsx';
import * as pullQuote from '../components/PullQuote/PullQuote.examples.ts';
import { PullQuote } from '../components/PullQuote/PullQuote.tsx';
import * as steps from '../components/Steps/Steps.examples.ts';
import { Steps } from '../components/Steps/Steps.tsx';
import * as textRing from '../components/TextRing/TextRing.examples.ts';
import { TextRing } from '../components/TextRing/TextRing.tsx';
import { exhibit } from './exhibit.ts';

const everyTone = ['dark', 'paper', 'lime'] as const;
const reading = ['paper', 'dark'] as const;
const pointer = ['hover', 'focus'] as const;
const bothLengths = ['plain', 'longText'] as const;

export const componentExhibits = [
  exhibit('components', 'ActionLink', ActionLink, actionLink, {
    tones: everyTone,
    forced: pointer,
    narrow: ['longText'],
    small: true,
  }),
  exhibit('components', 'ArticleCard', ArticleCard, articleCard, {
    tones: reading,
    forced: pointer,
    narrow: bothLengths,
  }),
  exhibit('components', 'Band', Band, band, { window: 'fit', edge: true }),
  exhibit('components', 'BandHeading', BandHeading, bandHeading, {
    tones: everyTone,
    narrow: bothLengths,
  }),
  exhibit('components', 'Callout', Callout, callout, { tones: reading, narrow: ['longText'] }),
  exhibit('components', 'CaseCard', CaseCard, caseCard, {
    tones: everyTone,
    forced: pointer,
    narrow: bothLengths,
  }),
  exhibit('components', 'Chart', Chart, chart, {
    tones: reading,
    narrow: ['plain', 'columns', 'line', 'share', 'longText'],
    press: { tableOpen: 'summary' },
  }),
  exhibit('components', 'Checklist', Checklist, checklist, {
    tones: reading,
    narrow: ['longText'],
  }),
  exhibit('components', 'Compare', Compare, compare, {
    tones: reading,
    narrow: ['plain', 'figures', 'longText'],
  }),
  exhibit('components', 'Figure', Figure, figure, {
    tones: reading,
    narrow: ['plain', 'funnel', 'timeline', 'pillars', 'cycle', 'longText'],
  }),
  exhibit('components', 'FilterLinks', FilterLinks, filterLinks, {
    tones: everyTone,
    forced: pointer,
    window: 'fit',
    narrow: bothLengths,
  }),
  exhibit('components', 'Icon', Icon, icon, { tones: everyTone, narrow: [], small: true }),
  exhibit('components', 'KeyPoints', KeyPoints, keyPoints, {
    tones: reading,
    narrow: ['longText'],
  }),
  exhibit('components', 'LogoGrid', LogoGrid, logoGrid, {
    tones: ['lime', 'paper'],
    forced: ['hover'],
  }),
  exhibit('components', 'Marquee', Marquee, marquee, {
    moves: true,
    forced: ['hover'],
    edge: true,
  }),
  exhibit('components', 'PauseButton', PauseButton, pauseButton, {
    tones: everyTone,
    forced: ['focus'],
    moves: true,
    narrow: [],
    small: true,
  }),
  exhibit('components', 'Picture', Picture, picture),
  exhibit('components', 'PullQuote', PullQuote, pullQuote, { tones: reading, narrow: bothLengths }),
  exhibit('components', 'Steps', Steps, steps, { tones: reading, narrow: bothLengths }),
  exhibit('components', 'TextRing', TextRing, textRing, {
    tones: everyTone,
    moves: true,
    narrow: [],
    small: true,
  }),
];
