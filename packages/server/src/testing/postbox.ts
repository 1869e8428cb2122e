import type { Mail, Mailer } from '../platform/mail/mail.ts';

export interface Postbox extends Mailer {
  readonly mails: Mail[];
  /** The last mail to somebody. */
  last(to: string): Mail;
  /** The token of the link in the last mail to somebody. */
  token(to: string): string;
}

/** Takes mails as a mail server would, and keeps them for the test to read. */
export function createPostbox(): Postbox {
  const mails: Mail[] = [];
  function last(to: string): Mail {
    const mail = mails.findLast((each) => each.to === to);
    if (!mail) throw new Error(`There is no mail to ${to}.`);
    return mail;
  }
  return {
    mails,
    last,
    token: (to) => new URL(last(to).link ?? '').searchParams.get('token') ?? '',
    send: (mail) => Promise.resolve(void mails.push(mail)),
    close: () => {},
  };
}
