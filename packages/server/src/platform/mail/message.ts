import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The message for the transport. The address is passed as an object, so that it is never parsed. */
export function messageOf({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // suppresses auto-replies
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
