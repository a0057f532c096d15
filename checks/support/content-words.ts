import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../site/content/content-folder.ts';
import { readYaml } from '../../site/content/read-yaml.ts';
import { interfaceCopy } from '../../site/schemas/pages/interface.ts';

/** The words of a page or of the interface, as the content says them: tests name controls by these. */
export const wordsOf = (page: string) => {
  if (page === 'interface') return interfaceCopy.parse(readYaml('pages/interface.yaml') ?? {});
  return parse(readFileSync(join(contentFolder, 'pages', `${page}.yaml`), 'utf8'));
};
