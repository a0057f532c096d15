/** The status of a response that is not 2xx. */
export class ResponseError extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]) =>
  error instanceof ResponseError && statuses.includes(error.status);

/** Whether the receiver has another address: the setting is wrong, so a retry is useless. */
export const isRedirect = (error: unknown) =>
  error instanceof ResponseError && error.status >= 300 && error.status < 400;

/**
 * Posts a body to an address of the settings. Redirects are not followed: a POST would become a GET.
 * @param setting the variable with the URL, for error messages
 * @returns the status of the response as text
 * @throws ResponseError when the status is not 2xx
 */
export async function postJson(
  setting: string,
  url: string,
  body: string,
  { headers, signal }: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return `status ${status}`;
  const location = response.headers.get('location') ?? '';
  const target = URL.parse(location, url);
  const hint =
    status < 300 || status >= 400
      ? ''
      : `: it redirects${target === null ? '' : ` to ${target.origin}${target.pathname}`}. Set ${setting} to the address that accepts the call itself`;
  throw new ResponseError(`${setting} responded with status ${status}${hint}`, status);
}
