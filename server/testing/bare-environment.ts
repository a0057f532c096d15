/**
 * What a process of ours starts with: these settings, and none of the machine on which the tests run. What
 * an earlier process compiled is taken from there: half of the work of a short command.
 */
export const bareEnvironment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  ...settings,
});
