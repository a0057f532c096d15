/** The words of a form that are neither in its fields nor in the content of a page in English. */
export const FORM_WORDS = {
  /** Before each alert. Source: specification, section 8. */
  error: 'Error:',
  /** The alert when there is no valid response. Source: specification, section 8. */
  noResponse: 'An error occurred. Please try again.',
  tooLong: '{label} is too long: shorten it to {limit} characters.',
  phone: 'Enter a phone number with 7 to 15 digits, such as +91 98765 43210.',
  email: 'Enter an email address in full, such as name@example.com.',
  website: 'Enter a website address such as yourbrand.in, or leave this field empty.',
  /** The end of each question about a value: a mistake has other words. */
  keep: 'again to keep it.',
};

/** Such words, of which the forms of pages in another language have their own. */
export type FormWords = Readonly<typeof FORM_WORDS>;

/** The words that only the service says to a visitor. */
export const SERVICE_WORDS = {
  oneDigit: 'Is {value} your phone number? Send it {keep}',
  digits: 'This number has {digits} digits. Is it right? Send it {keep}',
  meant: 'Did you mean {meant}? Change it, or send {value} {keep}',
  notStored:
    'We could not save your message just now. Please try again in a few minutes, or call us.',
  tooMany: 'Too many messages in a short time. Please wait a minute and try again.',
  tooManyMinutes: 'Too many messages in a short time. Please wait {minutes} minutes and try again.',
  back: 'Your browser keeps what you wrote: use its back button.',
  openForm: 'Open the form again',
  /** The last line of the automatic reply: somebody else may have typed the address. */
  notYou: 'If you did not fill in our form, ignore this email.',
};

export type ServiceWords = Readonly<typeof SERVICE_WORDS>;

/** Fills in the places of a message, such as {value}; one without a value stays. */
export const fillMessage = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
