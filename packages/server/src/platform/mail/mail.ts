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

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to an address. */
  forget(to: string): Promise<void>;
  close(): void;
}
