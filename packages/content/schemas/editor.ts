import { z } from 'astro/zod';
import { formatted } from './text.ts';

const origin = (what: string) =>
  z.url({ protocol: /^https$/, error: `must be ${what}, with https://.` }).describe(what);

const fields = z.strictObject({
  backend: z.enum(['github', 'gitlab', 'gitea']).describe('gitea is for Forgejo and Codeberg too'),
  repository: formatted(
    'owner and name of the repository with your content folder',
    /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/,
    'the owner and the name of a repository, such as agency/our-site',
  ),
  branch: formatted('the branch that is published', /\S/, 'the name of a branch, such as main'),
  host: origin('the address of your own git host').optional(),
  preview: origin('the address of your test site, to which the editor links').optional(),
  authenticator: origin('the address of a Sveltia CMS Authenticator').optional(),
  application: formatted(
    'the ID of the OAuth application on GitLab or Gitea, for sign-in without a token',
    /\S/,
    'the ID that the git host shows',
  ).optional(),
});

/** Where the content is on a git host, for the editor of the live site at /admin. */
export const editor = fields.refine(
  ({ backend, application, authenticator }) =>
    backend !== 'github' || !application || authenticator,
  { path: ['application'], error: 'does nothing on GitHub. Remove it, or add authenticator.' },
);

export type Editor = z.infer<typeof editor>;
