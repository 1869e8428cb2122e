import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { WEEK_MS } from '../durations.ts';
import type { Logger } from '../log.ts';
import type { Mailer } from './mail.ts';
import { messageOf } from './message.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly logsLinks: boolean;
  readonly log: Logger;
}

/** Longer than any link in a mail is valid. */
const LIFETIME_MS = WEEK_MS;

/** Without a mail server, stores mails in a folder for a week, where the operator can read them. */
export function createOutbox({ folder, from, logsLinks, log }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function deleteWhere(isUnwanted: (file: string) => boolean | Promise<boolean>): Promise<void> {
    const files = await readdir(folder).catch(() => []);
    for (const name of files.filter((each) => each.endsWith('.eml'))) {
      const file = path.join(folder, name);
      if (await isUnwanted(file)) await rm(file, { force: true });
    }
  }

  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const instant = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${instant}-${markOf(mail.to)}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await deleteWhere(isOld);
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info(
        { file, ...(logsLinks && mail.link !== undefined && { link: mail.link }) },
        'a mail lies in the outbox',
      );
    },
    forget: (to) => deleteWhere((file) => path.basename(file).includes(`-${markOf(to)}-`)),
    close: () => transport.close(),
  };
}

/** A hash by which mails to an address are found, so that the file names do not contain the address. */
function markOf(to: string): string {
  return createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 16);
}

async function isOld(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs > LIFETIME_MS;
}
