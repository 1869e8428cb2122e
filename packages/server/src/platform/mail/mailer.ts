import type { Logger } from '../log.ts';
import type { Mailer } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

export interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** The folder for mails if there is no mail server. */
  readonly outbox: string;
  /** Logs links only if no other machine can reach the server, because every reader of a link can use it. */
  readonly logsLinks: boolean;
  readonly log: Logger;
}

/** Sends mails by the configured server; without one, writes them to a folder. */
export function createMailer({ smtpUrl, from, outbox, logsLinks, log }: MailerOptions): Mailer {
  return smtpUrl === null
    ? createOutbox({ folder: outbox, from, logsLinks, log })
    : createSmtpMailer({ smtpUrl, from });
}
