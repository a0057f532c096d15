import * as accordionItem from '../components/AccordionItem/AccordionItem.examples.ts';
import { AccordionItem } from '../components/AccordionItem/AccordionItem.tsx';
import * as actionLink from '../components/ActionLink/ActionLink.examples.ts';
import { ActionLink } from '../components/ActionLink/ActionLink.tsx';
import * as articleCard from '../components/ArticleCard/ArticleCard.examples.ts';
import { ArticleCard } from '../components/ArticleCard/ArticleCard.tsx';
import * as callout from '../components/Callout/Callout.examples.ts';
import { Callout } from '../components/Callout/Callout.tsx';
import * as caseCard from '../components/CaseCard/CaseCard.examples.ts';
import { CaseCard } from '../components/CaseCard/CaseCard.tsx';
import * as chart from '../components/Chart/Chart.examples.ts';
import { Chart } from '../components/Chart/Chart.tsx';
import * as checklist from '../components/Checklist/Checklist.examples.ts';
import { Checklist } from '../components/Checklist/Checklist.tsx';
import * as comparisonTable from '../components/ComparisonTable/ComparisonTable.examples.ts';
import { ComparisonTable } from '../components/ComparisonTable/ComparisonTable.tsx';
import * as diagram from '../components/Diagram/Diagram.examples.ts';
import { Diagram } from '../components/Diagram/Diagram.tsx';
import * as filterLinks from '../components/FilterLinks/FilterLinks.examples.ts';
import { FilterLinks } from '../components/FilterLinks/FilterLinks.tsx';
import * as heading from '../components/Heading/Heading.examples.ts';
import { Heading } from '../components/Heading/Heading.tsx';
import * as icon from '../components/Icon/Icon.examples.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import * as keyPoints from '../components/KeyPoints/KeyPoints.examples.ts';
import { KeyPoints } from '../components/KeyPoints/KeyPoints.tsx';
import * as logoGrid from '../components/LogoGrid/LogoGrid.examples.ts';
import { LogoGrid } from '../components/LogoGrid/LogoGrid.tsx';
import * as marquee from '../components/Marquee/Marquee.examples.ts';
import { Marquee } from '../components/Marquee/Marquee.tsx';
import * as openableHeading from '../components/OpenableHeading/OpenableHeading.examples.ts';
import { OpenableHeading } from '../components/OpenableHeading/OpenableHeading.tsx';
import * as pageLinks from '../components/PageLinks/PageLinks.examples.ts';
import { PageLinks } from '../components/PageLinks/PageLinks.tsx';
import * as pauseButton from '../components/PauseButton/PauseButton.examples.ts';
import { PauseButton } from '../components/PauseButton/PauseButton.tsx';
import * as picture from '../components/Picture/Picture.examples.ts';
import { Picture } from '../components/Picture/Picture.tsx';
import * as pill from '../components/Pill/Pill.examples.ts';
import { Pill } from '../components/Pill/Pill.tsx';
import * as pullQuote from '../components/PullQuote/PullQuote.examples.ts';
import { PullQuote } from '../components/PullQuote/PullQuote.tsx';
import * as roundButton from '../components/RoundButton/RoundButton.examples.ts';
import { RoundButton } from '../components/RoundButton/RoundButton.tsx';
import * as ruledList from '../components/RuledList/RuledList.examples.ts';
import { RuledList } from '../components/RuledList/RuledList.tsx';
import * as sampleMark from '../components/SampleMark/SampleMark.examples.ts';
import { SampleMark } from '../components/SampleMark/SampleMark.tsx';
import * as sampleNotice from '../components/SampleNotice/SampleNotice.examples.ts';
import { SampleNotice } from '../components/SampleNotice/SampleNotice.tsx';
import * as section from '../components/Section/Section.examples.ts';
import { Section } from '../components/Section/Section.tsx';
import * as steps from '../components/Steps/Steps.examples.ts';
import { Steps } from '../components/Steps/Steps.tsx';
import * as textRing from '../components/TextRing/TextRing.examples.ts';
import { TextRing } from '../components/TextRing/TextRing.tsx';
import * as tile from '../components/Tile/Tile.examples.ts';
import { Tile } from '../components/Tile/Tile.tsx';
import { entry } from './entry.ts';

const everyTone = ['dark', 'paper', 'accent'] as const;
const reading = ['paper', 'dark'] as const;
const pointer = ['hover', 'focus'] as const;
const bothLengths = ['plain', 'longText'] as const;

export const componentEntries = [
  entry('components', 'ActionLink', ActionLink, actionLink, {
    tones: everyTone,
    forced: pointer,
    narrow: ['longText'],
    small: true,
  }),
  entry('components', 'ArticleCard', ArticleCard, articleCard, {
    tones: reading,
    forced: pointer,
    narrow: bothLengths,
  }),
  entry('components', 'SampleMark', SampleMark, sampleMark, { tones: everyTone, small: true }),
  entry('components', 'AccordionItem', AccordionItem, accordionItem, {
    tones: everyTone,
    forced: pointer,
    narrow: ['longText'],
  }),
  entry('components', 'Pill', Pill, pill, { tones: everyTone, forced: pointer, small: true }),
  entry('components', 'RoundButton', RoundButton, roundButton, {
    tones: everyTone,
    forced: pointer,
    small: true,
  }),
  entry('components', 'RuledList', RuledList, ruledList, { tones: everyTone, narrow: bothLengths }),
  entry('components', 'SampleNotice', SampleNotice, sampleNotice, { tones: everyTone }),
  entry('components', 'Tile', Tile, tile, { tones: reading, forced: pointer }),
  entry('components', 'Section', Section, section, { window: 'fit', edge: true }),
  entry('components', 'Heading', Heading, heading, {
    tones: everyTone,
    narrow: bothLengths,
  }),
  entry('components', 'Callout', Callout, callout, { tones: reading, narrow: ['longText'] }),
  entry('components', 'CaseCard', CaseCard, caseCard, {
    tones: everyTone,
    forced: pointer,
    narrow: bothLengths,
  }),
  entry('components', 'Chart', Chart, chart, {
    tones: reading,
    narrow: ['plain', 'columns', 'line', 'share', 'longText'],
    press: { tableOpen: 'summary' },
  }),
  entry('components', 'Checklist', Checklist, checklist, {
    tones: reading,
    narrow: ['longText'],
  }),
  entry('components', 'ComparisonTable', ComparisonTable, comparisonTable, {
    tones: reading,
    narrow: ['plain', 'figures', 'longText'],
  }),
  entry('components', 'Diagram', Diagram, diagram, {
    tones: reading,
    narrow: ['plain', 'funnel', 'timeline', 'pillars', 'cycle', 'longText'],
  }),
  entry('components', 'FilterLinks', FilterLinks, filterLinks, {
    tones: everyTone,
    forced: pointer,
    window: 'fit',
    narrow: bothLengths,
  }),
  entry('components', 'Icon', Icon, icon, { tones: everyTone, narrow: [], small: true }),
  entry('components', 'KeyPoints', KeyPoints, keyPoints, {
    tones: reading,
    narrow: ['longText'],
  }),
  entry('components', 'LogoGrid', LogoGrid, logoGrid, {
    tones: ['accent', 'paper'],
    forced: ['hover'],
  }),
  entry('components', 'Marquee', Marquee, marquee, {
    moves: true,
    forced: ['hover'],
    edge: true,
  }),
  entry('components', 'OpenableHeading', OpenableHeading, openableHeading, {
    tones: everyTone,
    forced: pointer,
    narrow: ['longText'],
  }),
  entry('components', 'PageLinks', PageLinks, pageLinks, {
    tones: everyTone,
    forced: pointer,
    window: 'fit',
    narrow: ['many', 'longText'],
  }),
  entry('components', 'PauseButton', PauseButton, pauseButton, {
    tones: everyTone,
    forced: ['focus'],
    moves: true,
    narrow: [],
    small: true,
  }),
  entry('components', 'Picture', Picture, picture),
  entry('components', 'PullQuote', PullQuote, pullQuote, { tones: reading, narrow: bothLengths }),
  entry('components', 'Steps', Steps, steps, { tones: reading, narrow: bothLengths }),
  entry('components', 'TextRing', TextRing, textRing, {
    tones: everyTone,
    moves: true,
    narrow: [],
    small: true,
  }),
];
