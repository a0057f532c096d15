import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least a Node server can do: the same bytes for every request, from memory. */
const body = readFileSync(process.env.FILE ?? '');
const head = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
};
const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(body);
});
process.once('SIGTERM', () => process.exit());
server.listen(Number(process.env.PORT), process.env.HOST);
