import type { Logger } from '../log.ts';
import type { Mailer } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

export interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** The folder for mails if there is no mail server. */
  readonly outbox: string;
  /** Logs links only if no other machine can trigger them, because every reader of a link can use it. */
  readonly logsLinks: boolean;
  readonly log: Logger;
}

/** Sends by the configured mail server; without one, writes mails to a folder where a person can open them. */
export function createMailer({ smtpUrl, from, outbox, logsLinks, log }: MailerOptions): Mailer {
  return smtpUrl === null
    ? createOutbox({ folder: outbox, from, logsLinks, log })
    : createSmtpMailer({ smtpUrl, from });
}
