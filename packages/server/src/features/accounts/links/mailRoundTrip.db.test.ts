import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { callApi } from '../../../testing/callApi.ts';
import { decodePart, startSmtpServer } from '../../../testing/smtpServer.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const EMAIL = 'meera@example.org';
const PASSWORD = 'Sarayu 1! river';
const NEW = 'Godavari 2! river';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const background = createBackground(log);

const smtp = await startSmtpServer();
const database = await fileDatabase();
const mailer = createMailer({
  logsLinks: false,
  smtpUrl: smtp.url,
  from: 'Kathaloka <no-reply@tales.example>',
  outbox: '/nowhere',
  log,
});
const app = await fileApp({
  db: database.db,
  log,
  background,
  mailer,
  config: { publicUrl: 'https://tales.example' },
});
afterAll(async () => {
  mailer.close();
  await smtp.stop();
});

/** The link in the latest mail with this subject. */
async function linkInMail(subject: string): Promise<URL> {
  await background.idle();
  const { content, to } = smtp.received.at(-1)!;
  expect(to).toEqual([EMAIL]);
  expect(content).toContain(`Subject: ${subject}`);
  const link = /https:\S+/.exec(decodePart(content, 'text/plain'))?.[0] ?? '';
  expect(decodePart(content, 'text/html')).toContain(`href="${link}"`);
  return new URL(link);
}

describe('registering, verifying and resetting the password', () => {
  it('works by links in mails from a real mail server, and no link is logged', async () => {
    const call = callApi(app);
    const form = { username: 'meera', email: EMAIL, password: PASSWORD, confirm_password: PASSWORD };
    const registered = await call('register', { body: form });
    const verify = await linkInMail('Verify your email address');
    expect(verify.origin + verify.pathname).toBe('https://tales.example/verify-email');
    const verifyToken = verify.searchParams.get('token')!;
    expect((await call('verifyEmail', { query: { token: verifyToken } })).status).toBe(200);

    const { access_token: token, refresh_token } = registered.body.tokens;
    expect((await call('getMe', { token })).body.is_verified).toBe(true);
    expect((await call('logout', { token })).status).toBe(200);

    await call('forgotPassword', { body: { email: EMAIL } });
    const reset = await linkInMail('Reset your password');
    expect(reset.origin + reset.pathname).toBe('https://tales.example/reset-password');
    const resetToken = reset.searchParams.get('token')!;
    const body = { token: resetToken, password: NEW, confirm_password: NEW };
    expect((await call('resetPassword', { body })).status).toBe(200);
    await background.idle();
    expect(smtp.received.at(-1)!.content).toContain('Subject: Your password was changed');

    const back = await call('login', { body: { email_or_username: 'meera', password: NEW } });
    expect(back.status).toBe(200);
    const written = lines.join('');
    for (const secret of [verifyToken, resetToken, token, refresh_token, PASSWORD, NEW]) {
      expect(written).not.toContain(secret);
    }
  });

  it('still answers when the mail server refuses, and logs that without the address or the link', async () => {
    smtp.refusals.push(550);
    lines.length = 0;
    const { status } = await callApi(app)('forgotPassword', { body: { email: EMAIL } });
    await background.idle();
    expect(status).toBe(200);
    const failure = lines.find((line) => line.includes('mail_refused'));
    expect(failure).toContain('EMESSAGE 550');
    expect(lines.join('')).not.toContain(EMAIL);
  });
});
