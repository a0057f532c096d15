import { connect, type Socket } from 'node:net';

/**
 * One kept-alive connection that posts forms one after the other. Lighter than `node:http` by far:
 * what measures shares the machine with what is measured.
 */
export type HttpLine = {
  /**
   * @param request as `postRequest` makes it
   * @returns the whole answer, headers and body @throws when the line is closed before it is there
   */
  post(request: Buffer): Promise<string>;
  close(): void;
};

/** A form as the bytes of a request, made before the clock runs. */
export function postRequest(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Buffer {
  const { host, pathname } = new URL(address);
  const head = { host, 'content-length': Buffer.byteLength(body), ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

export function openHttpLine(address: string): HttpLine {
  const { hostname, port, host } = new URL(address);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let answer = '';
  let waiting: PromiseWithResolvers<string> | null = null;

  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    answer += text;
    if (!isWhole(answer)) return;
    waiting?.resolve(answer);
    waiting = null;
    answer = '';
  });
  const fail = () => waiting?.reject(new Error(`${host} closed the line after: ${answer}`));
  socket.on('error', fail);
  socket.on('close', fail);

  return {
    post(request) {
      waiting = Promise.withResolvers<string>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/** An answer in one piece, as all answers to leads are: its length is said. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${answer}`);
  return answer.length >= end + 4 + Number(length);
}
