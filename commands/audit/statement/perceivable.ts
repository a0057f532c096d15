import { type Criterion, promise } from './criterion.ts';

export const perceivable: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    hand: 'Whether each alternative says what its picture shows or is for.',
    tests: [
      promise('markup', 'a drawing either has a name or is hidden from screen readers'),
      promise(
        'blocked-pictures',
        'the logo of %s has its name and text over pictures stays legible',
      ),
    ],
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    hand: 'Whether a text tells what is only heard or only seen.',
    media: true,
  },
  {
    number: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    hand: 'Whether the captions say all that is heard.',
    media: true,
  },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    hand: 'Whether a description tells what is only seen.',
    media: true,
  },
  {
    number: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    hand: 'Whether live sound has captions.',
    media: true,
  },
  {
    number: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    hand: 'Whether a spoken description tells what is only seen.',
    media: true,
  },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    hand: 'Whether all that stands together by its looks stands together in the markup.',
    tests: [
      promise('markup', 'the words that name a part of the page and stand in it are a heading'),
      promise('markup', 'a place in a list is counted to as many as the list has'),
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    hand: 'Whether the page makes sense read from its first word to its last.',
    tests: [
      promise(
        'moving-parts',
        'the second band of the home page follows the first in the page, as it is read',
      ),
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    hand: 'Whether an instruction names something by its colour, its outline or its place alone.',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    hand: 'Whether every page works in both ways of holding a phone.',
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    hand: 'Whether each field about the visitor says its purpose, and the right one.',
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    hand: 'Whether colour alone tells anything.',
    tests: [
      promise(
        'forced-colours',
        'the chosen one of several links to choose from differs from the others',
      ),
    ],
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    hand: 'Whether sound that begins by itself can be stopped.',
    media: true,
  },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    hand: 'Whether text over pictures and over colours that change stands out enough; a machine leaves these out.',
    tests: [
      promise(
        'blocked-pictures',
        'the logo of %s has its name and text over pictures stays legible',
      ),
    ],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    hand: 'Whether everything still works with text twice as large.',
    tests: [promise('large-text', 'on %s with text twice as large')],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    hand: 'Whether a picture shows words that could be text.',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    hand: 'Whether nothing is lost in a window of 320 pixels, tables and diagrams aside.',
    tests: [promise('layout', 'nothing overflows %s sideways')],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    hand: 'Whether the edges of controls and the lines of drawings stand out from what lies beside them.',
    tests: [promise('forced-colours', 'buttons, words, logos and drawings of %s can be seen')],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    hand: 'Whether spaced-out text can still be read in every state of the page.',
    tests: [promise('large-text', 'on %s with the spacing of WCAG 1.4.12')],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    hand: 'Whether what appears under the pointer or the focus can be dismissed, reached and read in peace.',
  },
];
