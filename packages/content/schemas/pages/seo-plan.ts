import { z } from 'astro/zod';
import { heading, label, list, text } from '../text.ts';

const step = z.strictObject({
  indicator: label('the name of the step'),
  question: heading('the question'),
  hint: text(10, 200, 'a line of help'),
});

/** The text of "Plan my SEO", the three-step wizard that writes a brief for the quote form. */
export const seoPlan = z
  .strictObject({
    title: heading('the title of the dialog'),
    goal: step.extend({ options: list(label('a goal'), 3, 6, 'goals') }),
    website: step.extend({ label: label('the label of the field') }),
    timing: step.extend({ options: list(label('a timing'), 3, 5, 'timings') }),
    back: label('the button back'),
    next: label('the button forward'),
    finish: label('the last button'),
    close: label('the button that closes the dialog'),
    done: label('read out behind a finished step').default('done'),
    brief: text(20, 240, 'the brief; {goal}, {website} and {timing} are filled in'),
    unanswered: label('said of a question that was not answered'),
  })
  .describe('The text of the three-step plan');

export type SeoPlan = z.infer<typeof seoPlan>;
