import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The message for the transport. The address is passed as an object, so that it is never parsed. */
export function messageOf({ to, subject, text, html, stop }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // suppresses auto-replies
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All', ...stopHeaders(stop) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The headers of RFC 2369 and RFC 8058. */
const stopHeaders = (stop: string | undefined) =>
  stop !== undefined && {
    'list-unsubscribe': { prepared: true, value: `<${stop}>` },
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
