import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** What goes to the mail server. The address is given as an address, never as text that has to be parsed. */
export function messageOf({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // answering machines do not answer to this
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
