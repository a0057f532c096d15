import type { InterfaceCopy } from '../schemas/pages/interface.ts';

export const motion: InterfaceCopy['motion'] = {
  pause: 'Pause the motion',
  play: 'Play the motion',
  previous: 'Previous',
  next: 'Next',
};

export const form: InterfaceCopy['form'] = {
  sending: 'Sending…',
  submit: { contact: 'Send it over', seo: 'Ask for my quote' },
  required: 'Fields marked with a star are required.',
  servicesHint: 'Pick as many as you like. None is fine too.',
  mistakes: 'these fields need another look.',
  length: '{used} of {limit} characters',
  unsent: 'Nothing is lost. Everything you typed is still in this form.',
  waiting: 'It goes out by itself as soon as you are online again.',
  instead: 'In a hurry? Call {phone} or write to {email}.',
  again: 'Send again',
  notice: {
    text: 'We use this to answer you. What happens to it stands in our {privacy}.',
    link: { label: 'privacy policy', href: '/privacy-policy' },
  },
  marketing: 'Mail me one article a month.',
};

/** A sentence longer than any editor may write, to see where a part breaks. */
export const longSentence =
  'A shop in Anna Nagar that sells cold-pressed oils, hand-pounded masalas and Thanjavur’s second-best filter coffee by post wants to be found by people who have never heard of it';

/** A word that no line can break by itself. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft';
