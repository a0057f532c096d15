import { type Criterion, promise } from './criterion.ts';

export const operable: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    hand: 'Whether everything that a pointer can do the keyboard can do too.',
    tests: [
      promise('interactions/menu', 'opens and closes by the keyboard'),
      promise('interactions/portfolio', 'is filtered by the keyboard, which stays where it was'),
      promise('interactions/gallery', 'turns and closes by its buttons, opened by the keyboard'),
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    hand: 'Whether the focus can leave every part by the keyboard alone.',
    tests: [
      promise(
        'interactions/menu',
        'keeps the focus among things that can be seen, all the way round',
      ),
    ],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    hand: 'Whether a single letter does something that its owner did not want.',
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    hand: 'Whether anything ends by itself before its reader is done.',
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    hand: 'Whether everything that moves by itself for more than five seconds can be stopped.',
    tests: [
      promise('motion', 'with a pause button in sight of both moving parts of the first screens'),
      promise(
        'moving-parts',
        'stand still while the focus is on any of their controls, and the arrow keys move them',
      ),
    ],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    hand: 'Whether anything flashes more than three times a second.',
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    hand: 'Whether the link past the header leads to where the page begins.',
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    hand: 'Whether each title says what its page is about.',
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    hand: 'Whether the focus goes through the page in an order that makes sense.',
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    hand: 'Whether each link says, with the words around it, where it leads.',
    tests: [promise('markup', 'no two tiles or profiles lead to one address elsewhere')],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    hand: 'Whether a page can be found in more than one way.',
    tests: [
      promise('search', 'is one link away on every page, and kept from search engines'),
      promise('search', 'without script the page of the search is a list of all pages'),
    ],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    hand: 'Whether each heading and each label says what follows it.',
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    hand: 'Whether the focus can be seen wherever it is.',
    tests: [promise('focus', 'at %i pixels all that has the focus has a whole ring and lies free')],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    hand: 'Whether the header or anything else covers what has the focus.',
    tests: [
      promise('focus', 'at %i pixels all that has the focus has a whole ring and lies free'),
      promise('focus', 'on %s shows the label of the focused field below the header'),
    ],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    hand: 'Whether each gesture of several fingers or along a path has a plain press beside it.',
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    hand: 'Whether a press can be taken back before it is let go.',
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    hand: 'Whether the words on a control are in the name that a voice can call.',
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    hand: 'Whether anything is done by moving the device.',
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    hand: 'Whether what can be dragged can be done with single presses.',
    tests: [
      promise(
        'interactions/testimonials',
        'have no end in either direction, by the buttons and the keyboard',
      ),
    ],
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    hand: 'Whether targets that a machine cannot measure, such as parts of a drawing, are large enough.',
  },
];
