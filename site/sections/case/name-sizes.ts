import { fitName } from './fit-name.ts';

/** How the names of these clients fill a line, as a style sheet: `data-world` is the slug of a client. */
export const nameSizes = (clients: readonly { id: string; name: string }[]): string =>
  clients
    .map(({ id, name }) => {
      const { ems, stretch } = fitName(name);
      return `[data-world="${id}"]{--name-ems:${ems};--name-stretch:${stretch}%}`;
    })
    .join('\n');
