import type { Logger } from '../log.ts';
import type { Mailer } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

export interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Where mails lie when nobody carries them. */
  readonly outbox: string;
  readonly log: Logger;
}

/** By the mail server of the settings; without one, into a folder where a person can open them. */
export function createMailer({ smtpUrl, from, outbox, log }: MailerOptions): Mailer {
  return smtpUrl === null ? createOutbox({ folder: outbox, from, log }) : createSmtpMailer({ smtpUrl, from });
}
