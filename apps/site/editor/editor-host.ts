import type { Editor } from '../src/schemas/editor.ts';

/** The page of the editor. It is in a folder, because static hosts take one policy for each folder. */
export const EDITOR_PATH = '/admin/edit';

const HOSTS = {
  github: { host: 'https://github.com', api: 'https://api.github.com', path: '/api/v3' },
  gitlab: { host: 'https://gitlab.com', api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { host: 'https://gitea.com', api: 'https://gitea.com/api/v1', path: '/api/v1' },
};

const apiOf = ({ backend, host }: Editor) =>
  host ? host + HOSTS[backend].path : HOSTS[backend].api;

/** The git host as Sveltia CMS is told of it. Everybody may sign in with a token. */
export function editorBackend(editor: Editor): Record<string, unknown> {
  const { backend, repository, branch, host = HOSTS[backend].host } = editor;
  const { authenticator, application } = editor;
  return {
    name: backend,
    repo: repository,
    branch,
    api_root: apiOf(editor),
    base_url: authenticator ?? host,
    auth_methods: authenticator || application ? ['oauth', 'token'] : ['token'],
    ...(application && { app_id: application }),
    ...(application && backend === 'gitlab' && { auth_type: 'pkce' }),
  };
}

/** The headers of the editor's page: it may ask nobody but this site and the git host. */
export function editorHeaders(editor?: Editor): Record<string, string> {
  const hosts = editor
    ? [apiOf(editor), editor.host ?? HOSTS[editor.backend].host].map((url) => new URL(url).origin)
    : [];
  const sources = ["'self'", 'blob:', 'data:', ...new Set(hosts)].join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `${sources} https://avatars.githubusercontent.com`,
    'media-src': sources,
    'font-src': "'self' data:",
    'connect-src': sources,
    'worker-src': "'self' blob:",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values}`)
      .join(';'),
    // The window of the sign-in sends its answer to the page that opened it.
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-cache',
  };
}
