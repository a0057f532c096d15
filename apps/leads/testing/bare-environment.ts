/** An environment with only these settings. The compile cache halves the start time of a short command. */
export const bareEnvironment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  ...settings,
});
