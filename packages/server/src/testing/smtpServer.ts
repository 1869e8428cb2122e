import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
  /** The user of the login. */
  readonly user: string;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Reply codes that refuse the next mails. */
  readonly refusals: number[];
  stop(): Promise<void>;
}

export const SMTP_PASSWORD = 'p@ss word';

/** A mail server that requires a login, and stores the mails that it receives. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === SMTP_PASSWORD
        ? done(null, { user: username ?? '' })
        : done(new Error(`Invalid login ${password ?? ''}`)),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const responseCode = refusals.shift();
        if (responseCode !== undefined) return done(Object.assign(new Error('No'), { responseCode }));
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString(),
          user: String(user),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://tales:${encodeURIComponent(SMTP_PASSWORD)}@127.0.0.1:${port}`,
    received,
    refusals,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A part of a mail, decoded as a mail program does. */
export function decodePart(content: string, type: 'text/plain' | 'text/html'): string {
  const parts = content.split(/\r?\n----_NmP-[^\r\n]*\r?\n/);
  const part = parts.find((each) => each.startsWith(`Content-Type: ${type}`)) ?? '';
  const end = part.search(/\r?\n\r?\n/);
  const [head, body] = [part.slice(0, end), part.slice(end).trimStart()];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
