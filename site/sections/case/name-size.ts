import { fitName } from './fit-name.ts';

/** How the name of a client fills a line, as a rule for everything in the client's colours. */
export function nameSize(id: string, name: string): string {
  const { ems, stretch } = fitName(name);
  return `[data-world="${id}"]{--name-ems:${ems};--name-stretch:${stretch}%}`;
}
