import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../configFields.ts';
import { MailRefused, type Mailer } from './mail.ts';
import { messageOf } from './message.ts';

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = [1000, 4000];

export interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly retryAfterMs?: readonly number[];
}

/** Sends by a mail server, with retries while it is busy or unreachable. */
export function createSmtpMailer({ smtpUrl, from, retryAfterMs = RETRY_AFTER_MS }: SmtpOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // a mail with a link must not be sent unencrypted
    requireTLS: needsTls(smtpUrl),
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail) {
      for (const [tries, wait] of [...retryAfterMs, null].entries()) {
        try {
          await transport.sendMail(messageOf(mail, from));
          return;
        } catch (error) {
          if (wait === null || isRefusal(error)) throw withoutContent(error, tries + 1);
          await sleep(wait);
        }
      }
    },
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

/** `smtp:` starts unencrypted, so off this machine STARTTLS is required. */
export function needsTls(smtpUrl: string): boolean {
  return !isLoopback(new URL(smtpUrl).hostname);
}

/** Reply codes of 500 and more are permanent; all others may be retried. */
function isRefusal(error: unknown): boolean {
  const { responseCode } = error as SmtpError;
  return responseCode !== undefined && responseCode >= 500;
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Whether the recipient or the content was refused. A refused login or sender is a fault of our settings. */
const isFinal = (error: unknown): boolean =>
  isRefusal(error) && ['RCPT TO', 'DATA'].includes((error as SmtpError).command ?? '');

/** A mail server's message may repeat an address or a password, so it is not passed on. */
function withoutContent(error: unknown, tries: number): Error {
  const { code = 'unknown', responseCode } = error as SmtpError;
  return new (isFinal(error) ? MailRefused : Error)(
    `The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')}, tries: ${tries}).`,
  );
}
