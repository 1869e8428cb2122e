import type { Mail, Mailer } from '../platform/mail/mail.ts';

export interface Postbox extends Mailer {
  readonly mails: Mail[];
  /** The latest mail to an address. */
  last(to: string): Mail;
  /** The token of the link in the latest mail to an address. */
  token(to: string): string;
}

/** Receives mails like a mail server, and stores them for the test. */
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
    token(to) {
      const { link, subject } = last(to);
      if (!link) throw new Error(`The latest mail to ${to} has no link: “${subject}”.`);
      return new URL(link).searchParams.get('token') ?? '';
    },
    send: (mail) => Promise.resolve(void mails.push(mail)),
    // nothing to delete: sent mails cannot be recalled
    forget: () => Promise.resolve(),
    close: () => {},
  };
}
