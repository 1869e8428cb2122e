import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';
import { messageOf } from './message.ts';

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = [1000, 4000];

export interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly retryAfterMs?: readonly number[];
}

/** Sends by a mail server, and tries again when that one is busy or away for a moment. */
export function createSmtpMailer({ smtpUrl, from, retryAfterMs = RETRY_AFTER_MS }: SmtpOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
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
    close: () => transport.close(),
  };
}

/** Answers of 500 and more mean never; all others may mean later. */
function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500;
}

/** What a mail server says may repeat an address or a password of ours: it is not passed on. */
function withoutContent(error: unknown, tries: number): Error {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return new Error(
    `The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')}, tries: ${tries}).`,
  );
}
