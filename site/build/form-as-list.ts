import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/** All words inside, a field standing for what is written in it. */
function wordsIn(node: Element): string {
  if (node.tagName === 'input') return String(node.properties.value ?? '');
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? wordsIn(child) : '';
    })
    .join('');
}

/** What is asked, and what stands in the field with its unit: its place in the form holds no more. */
function answers(form: Element): Element[] {
  return selectAll('label[for]', form).flatMap((label) => {
    const entry = select(`:has(> input[id="${label.properties.htmlFor}"])`, form);
    return entry ? [element('li', text(`${wordsIn(label)}: ${wordsIn(entry)}`))] : [];
  });
}

function results(form: Element): Element[] {
  return selectAll('output', form).map((output) => {
    const label = select(`[id="${output.properties.ariaLabelledBy}"]`, form);
    const name = label ? `${wordsIn(label)}: ` : '';
    return element('p', element('strong', text(name + wordsIn(output))));
  });
}

/** A form where nobody can fill it in: its questions with their answers, its result, and the way to it. */
export function formAsList(form: Element): Element[] {
  const asked = answers(form);
  const button = select('button[type="submit"]', form);
  const way = element('a', text(button ? wordsIn(button) : ''));
  way.properties.href = String(form.properties.action ?? '');
  return [
    ...(asked.length > 0 ? [element('ul', ...asked)] : []),
    ...results(form),
    ...(button ? [element('p', way)] : []),
  ];
}
