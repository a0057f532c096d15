import { readFileSync, writeFileSync } from 'node:fs';
import { type Document, parseDocument } from 'yaml';

/** Changes one YAML file as an editor does: what is not touched keeps its words and comments. */
export function editYaml(file: string, edit: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  edit(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
