import { type Criterion, promise } from './criterion.ts';

export const understandable: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    hand: 'Whether the language named is the one in which the page is written.',
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    hand: 'Whether words of another language are marked as such.',
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    hand: 'Whether anything changes its place only because something has the focus.',
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    hand: 'Whether a choice in a field leads away without a press of a button.',
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    hand: 'Whether menus have the same order on every page.',
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    hand: 'Whether what does the same is called the same on every page.',
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    hand: 'Whether the ways to reach somebody stand in the same place on every page.',
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    hand: 'Whether each message says what is wrong, and with which field.',
    tests: [
      promise(
        'forms',
        'names each wrong field, and moves to a list of them in sight above the first, each a link, at %i pixels',
      ),
      promise(
        'forms-help',
        'lists its mistakes as links to their fields, and the title of the page says Error first',
      ),
    ],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    hand: 'Whether each field says what is wanted before it is filled in.',
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    hand: 'Whether each message says how to put it right.',
    tests: [
      promise(
        'forms-without-script',
        'comes back with the message at its field and all values kept',
      ),
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    hand: 'Whether anything that binds or costs can be checked or taken back; the forms ask for a talk and bind nobody.',
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    hand: 'Whether anything must be typed twice on the way through one form.',
    tests: [
      promise('forms-help', 'without script leads back to what was typed after a correction'),
    ],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    hand: 'Whether anybody must remember or solve something to get in; the site has nothing to log in to.',
  },
];
