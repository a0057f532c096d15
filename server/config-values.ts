/** The process environment, or a stand-in for it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting that is wrong; `message` continues the sentence that the variable's name begins. */
export type SettingProblem = { readonly variable: string; readonly message: string };

export type Problems = SettingProblem[];

/** A setting's text without surrounding space; an empty setting counts as absent. */
export function readText(env: Environment, variable: string): string | undefined {
  const text = env[variable]?.trim();
  return text === '' ? undefined : text;
}

/** A comma-separated setting as a list without blanks. */
export function readList(env: Environment, variable: string): string[] {
  return (readText(env, variable) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** One web origin, such as `https://zestory.example`; a path or a trailing slash is a problem. */
export function readOrigin(variable: string, text: string, problems: Problems): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()) {
    return url.origin;
  }
  problems.push({
    variable,
    message: `holds "${text}", which is not an origin. Write https://zestory.example, without a path or a slash at the end.`,
  });
  return undefined;
}
