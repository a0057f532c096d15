import type { InterfaceWords } from '../shapes/pages/interface.ts';

export const motion: InterfaceWords['motion'] = {
  pause: 'Pause the motion',
  play: 'Play the motion',
  previous: 'Previous',
  next: 'Next',
};

export const form: InterfaceWords['form'] = {
  sending: 'Sending…',
  submit: 'Send it over',
  submitQuote: 'Ask for my quote',
  required: 'Fields marked with a star are required.',
  servicesHint: 'Pick as many as you like. None is fine too.',
};

/** A sentence longer than any editor may write, to see where a part breaks. */
export const longSentence =
  'A shop in Anna Nagar that sells cold-pressed oils, hand-pounded masalas and Thanjavur’s second-best filter coffee by post wants to be found by people who have never heard of it';

/** A word that no line can break by itself. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft';
