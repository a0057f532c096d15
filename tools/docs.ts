import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './reference/field-tables.ts';

// For people, and for completion in code editors; `npm run dev` writes them too.
mkdirSync('docs/schemas', { recursive: true });
for (const [file, text] of generatedFiles()) writeFileSync(file, text);
