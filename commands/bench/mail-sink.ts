import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and keeps nothing; over HTTP it tells how much came. */
let mails = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, callback) {
    stream.resume();
    stream.on('end', () => {
      mails += 1;
      callback();
    });
  },
});
smtp.listen(Number(process.env.SMTP_PORT), '127.0.0.1');
createServer((_request, response) => response.end(String(mails))).listen(
  Number(process.env.PORT),
  process.env.HOST,
);
process.once('SIGTERM', () => process.exit());
