import { expect, it } from 'vitest';
import { editorPolicy } from './editor-host.ts';

it('the page of the editor connects to the git host only, sends no form and is in no frame', () => {
  const policy = editorPolicy({
    backend: 'gitea',
    repository: 'agency/site',
    branch: 'main',
    host: 'https://git.agency.example',
  }).split(';');
  expect(policy).toContain("connect-src 'self' blob: data: https://git.agency.example");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  for (const rule of ["form-action 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule);
});
