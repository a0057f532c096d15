/** An answer of the site, as far as its headers are judged. */
export type Answer = {
  status: number;
  /** By name in small letters. */
  headers: Readonly<Record<string, string>>;
  /** Whole Set-Cookie lines. */
  cookies: readonly string[];
  body: string;
};

/** One rule and what it gives or takes. */
export type Verdict = { rule: string; result: string; points: number };

export async function readAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    body: await response.text(),
  };
}
