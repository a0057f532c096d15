/** The raw colours of a style sheet: `--lime-400: #d0ff14`. */
export function colourTokens(css: string): { name: string; value: string }[] {
  return [...css.matchAll(/--([a-z]+-\d+):\s*(#[\da-f]{6});/g)].map(
    ([, name = '', value = '']) => ({
      name,
      value,
    }),
  );
}

/** What each role of a tone is played by: `--ground` by `ink-950`. */
export function toneRoles(css: string, tone: string): { role: string; plays: string }[] {
  const [, block = ''] = css.match(new RegExp(`\\[data-tone="${tone}"\\] \\{([^}]*)\\}`)) ?? [];
  return [...block.matchAll(/--([a-z-]+):\s*var\(--([a-z]+-\d+)\);/g)].map(
    ([, role = '', plays = '']) => ({ role, plays }),
  );
}
