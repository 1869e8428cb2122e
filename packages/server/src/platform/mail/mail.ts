export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What the mail is about: the address of its button, if it has one. */
  readonly link?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
