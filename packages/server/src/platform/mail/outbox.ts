import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '../log.ts';
import type { Mailer } from './mail.ts';
import { messageOf } from './message.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly log: Logger;
}

/** Where no mail server is set up, mails lie in a folder, and the log tells the link: whoever runs the server reads both. */
export function createOutbox({ folder, from, log }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const instant = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${instant}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file, ...(mail.link !== undefined && { link: mail.link }) }, 'a mail lies in the outbox');
    },
    close: () => transport.close(),
  };
}
