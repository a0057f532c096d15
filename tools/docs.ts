import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './reference/field-tables.ts';

// Read by people and by editors that complete fields; `npm run dev` writes them too.
mkdirSync('docs/schemas', { recursive: true });
for (const [file, text] of generatedFiles()) writeFileSync(file, text);
