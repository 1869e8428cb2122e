export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The target of the mail's button, if it has one. */
  readonly link?: string;
  /** Where a mail program switches off letters of this kind. */
  readonly stop?: string;
}

/**
 * The server of the recipient has refused a mail for good: it does not know the address, or does not want the mail.
 * Sending it again would not help.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface Mailer {
  /** Throws `MailRefused` if no later attempt can succeed. */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to an address. */
  forget(to: string): Promise<void>;
  close(): void;
}
