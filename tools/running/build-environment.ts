/**
 * Environment of a site build. With these settings the bundler and the image libraries return unused memory to the
 * system, and a build needs a quarter less memory.
 */
export const buildEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '2',
};

/** The variables that a build needs: of the system, of Node and npm, and the settings of the pages. */
const BUILD_VARIABLES = [
  /^(path|pathext|home|user|userprofile|appdata|localappdata|programfiles|systemroot|systemdrive|windir|comspec)$/i,
  /^(tmp|temp|tmpdir|tz|lang|lc_\w+|ci|term|no_color|force_color|(https?|no|all)_proxy)$/i,
  /^(node_|npm_|xdg_|ssl_cert_)/i,
  /^(CONTENT_DIR|DIST_DIR|PUBLIC_LEADS_HOST|STAGING)$/,
];

/** The part of an environment that a build gets: not the passwords, which nothing in the content may read. */
export function buildVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.entries(env).filter(([name]) =>
    BUILD_VARIABLES.some((pattern) => pattern.test(name)),
  );
  return Object.fromEntries(given);
}
