import type { Editor } from '@agency/content/schemas/editor.ts';

/** The address of the editor. It is in a folder, because static hosts have one policy for each folder. */
export const EDITOR_PATH = '/admin/edit';

const HOSTS = { github: 'github.com', gitlab: 'gitlab.com', gitea: 'gitea.com' };
const APIS = { github: '/api', gitlab: '/api/v4', gitea: '/api/v1' };

const hostOf = (editor: Editor) => editor.host ?? `https://${HOSTS[editor.backend]}`;

const apiOf = (editor: Editor) =>
  editor.backend === 'github' && !editor.host
    ? 'https://api.github.com'
    : hostOf(editor) + APIS[editor.backend];

/** The backend in the configuration of Sveltia CMS. Everyone may sign in with a token. */
export function editorBackend(editor: Editor): Record<string, unknown> {
  const { backend, repository, branch, authenticator, application } = editor;
  return {
    name: backend,
    repo: repository,
    branch,
    api_root: apiOf(editor),
    base_url: authenticator ?? hostOf(editor),
    auth_methods: authenticator || application ? ['oauth', 'token'] : ['token'],
    ...(application && { app_id: application }),
    ...(application && backend === 'gitlab' && { auth_type: 'pkce' }),
  };
}

/** The content security policy of the editor's page: it may connect to this site and the git host only. */
export function editorPolicy(editor?: Editor): string {
  const hosts = editor ? [apiOf(editor), hostOf(editor)].map((url) => new URL(url).origin) : [];
  const sources = ["'self'", 'blob:', 'data:', ...new Set(hosts)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources} https://avatars.githubusercontent.com`,
    `media-src ${sources}`,
    "font-src 'self' data:",
    `connect-src ${sources}`,
    "worker-src 'self' blob:",
    // The editor sends its forms by script only.
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';');
}
