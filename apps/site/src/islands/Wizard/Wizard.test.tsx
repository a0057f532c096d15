import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Wizard, WizardStep } from './Wizard.tsx';

const copy = { back: 'Back', next: 'Continue', finish: 'Finish', done: 'done' };
const names = ['One', 'Two', 'Three'];

const wizardAt = (initialStep?: number) =>
  renderToStaticMarkup(
    <Wizard id="w" copy={copy} {...(initialStep ? { initialStep } : {})} onComplete={() => {}}>
      {names.map((name) => (
        <WizardStep key={name} indicator={name} question={`${name}?`} hint="Help">
          <input name={name} />
        </WizardStep>
      ))}
    </Wizard>,
  );

const statesOf = (html: string) =>
  [...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);
const hiddenOf = (html: string) =>
  [...html.matchAll(/role="group"([^>]*)>/g)].map(([, rest = '']) => rest.includes('hidden=""'));

it('a wizard begins at the first step, without a way back', () => {
  const html = wizardAt();
  expect(statesOf(html)).toEqual(['active', 'inactive', 'inactive']);
  expect(hiddenOf(html)).toEqual([false, true, true]);
  expect(html).not.toContain('Back');
  expect(html).toContain('Continue');
});

it('a wizard begins at the step it is given; those before are complete', () => {
  const html = wizardAt(3);
  expect(statesOf(html)).toEqual(['complete', 'complete', 'active']);
  expect(hiddenOf(html)).toEqual([true, true, false]);
  expect(html).toContain('Back');
  expect(html).toContain('Finish');
});
