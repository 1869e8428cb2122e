import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodePart, SMTP_PASSWORD, startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer.ts';
import { type Email, mailOf } from './email.ts';
import { MailRefused } from './mail.ts';
import { createMailer } from './mailer.ts';
import { createSmtpMailer, needsTls } from './smtp.ts';

const email: Email = {
  subject: 'Reset your password: नमस्ते',
  greeting: 'Hello meera,',
  paragraphs: ['A < b & "c".'],
  action: { label: 'Choose a new password', url: 'https://tales.example/reset-password?token=abc&x=1' },
  footnote: 'Somebody asked.',
};
const mail = mailOf(email, 'meera@example.org');
const log = pino({ level: 'silent' });
const FROM = 'Kathaloka <no-reply@tales.example>';

describe('a mail', () => {
  it('has the same words in text and in HTML, with markup escaped', () => {
    expect(mail.text).toContain('A < b & "c".');
    expect(mail.text).toContain('https://tales.example/reset-password?token=abc&x=1');
    expect(mail.html).toContain('A &lt; b &amp; &quot;c&quot;.');
    expect(mail.html).toContain('href="https://tales.example/reset-password?token=abc&amp;x=1"');
    expect(mail.html).not.toMatch(/<script|<style|<img|src=/);
    expect(mail.link).toBe('https://tales.example/reset-password?token=abc&x=1');
  });
});

it('prints its address from left to right, also in Urdu', () => {
  const { html } = mailOf({ ...email, language: 'ur' }, 'meera@example.org');
  expect(html).toContain('dir="rtl"');
  expect(html).toMatch(/<a href="[^"]+" dir="ltr"[^>]*>https?:/);
});

it('gives each paragraph the direction of its own words: a reason may be in another language than the mail', () => {
  const paragraphs = ['وجہ یہ ہے:', 'The cover does not load.'];
  const { html } = mailOf({ ...email, language: 'ur', paragraphs }, 'meera@example.org');
  expect(html).toMatch(/<p dir="auto"[^>]*>The cover does not load\.<\/p>/);
});

it('has lines far enough apart for the script of Urdu', () => {
  const { html } = mailOf({ ...email, language: 'ur' }, 'meera@example.org');
  const heights = [...html.matchAll(/font:(?:600 )?\d+px\/([\d.]+) Georgia/g)].map(([, height]) =>
    Number(height),
  );
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.9);
});

describe('a mail server', () => {
  let server: TestSmtpServer;
  beforeAll(async () => {
    server = await startSmtpServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.received.length = 0;
    server.refusals.length = 0;
  });
  const mailerAt = (smtpUrl = server.url, retryAfterMs: number[] = []) =>
    createSmtpMailer({ smtpUrl, from: FROM, retryAfterMs });

  it('gets a login and a mail with both parts, in any script', async () => {
    const mailer = createMailer({
      smtpUrl: server.url,
      from: FROM,
      outbox: '/nowhere',
      logsLinks: true,
      log,
    });
    await mailer.send(mail);
    mailer.close();
    expect(server.received).toMatchObject([
      { from: 'no-reply@tales.example', to: ['meera@example.org'], user: 'tales' },
    ]);
    const { content } = server.received[0]!;
    expect(content).toContain('From: Kathaloka <no-reply@tales.example>');
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(content).toMatch(/^Subject: .*=\?UTF-8\?/m);
    expect(decodePart(content, 'text/plain')).toContain('https://tales.example/reset-password?token=abc&x=1');
    expect(decodePart(content, 'text/html')).toContain('नमस्ते');
  });

  it('gets the address that switches letters off as headers for the button of mail programs', async () => {
    const stop = `https://tales.example/letters/followed/stop?token=${'a'.repeat(36)}.${'b'.repeat(43)}`;
    const mailer = mailerAt();
    await mailer.send(mailOf({ ...email, stop }, 'meera@example.org'));
    await mailer.send(mail);
    mailer.close();
    const [letter, other] = server.received.map(({ content }) => content);
    expect(letter).toContain(`\r\nList-Unsubscribe: <${stop}>\r\n`);
    expect(letter).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(other).not.toMatch(/list-unsubscribe/i);
  });

  it('is retried when it is busy', async () => {
    server.refusals.push(451, 421);
    const mailer = mailerAt(server.url, [5, 5]);
    await mailer.send(mail);
    mailer.close();
    expect(server.received).toHaveLength(1);
  });

  it('is not retried after a permanent failure, nor for ever when it is busy', async () => {
    const mailer = mailerAt(server.url, [5, 5]);
    server.refusals.push(550);
    await expect(mailer.send(mail)).rejects.toThrow(
      'The mail server did not take a mail (EMESSAGE 550, tries: 1).',
    );
    server.refusals.push(550);
    await expect(mailer.send(mail)).rejects.toThrow(MailRefused);
    server.refusals.push(451, 451, 451);
    const busy: unknown = await mailer.send(mail).catch((reason: unknown) => reason);
    expect(busy).not.toBeInstanceOf(MailRefused);
    expect((busy as Error).message).toContain('tries: 3');
    mailer.close();
    expect(server.received).toEqual([]);
  });

  it('that refuses the login or is down is logged without the password', async () => {
    const wrong = server.url.replace(encodeURIComponent(SMTP_PASSWORD), 'Canary-1');
    for (const url of [wrong, 'smtp://tales:Canary-1@127.0.0.1:9']) {
      const mailer = mailerAt(url);
      const error: unknown = await mailer.send(mail).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      // the password may be put right
      expect(error).not.toBeInstanceOf(MailRefused);
      expect(JSON.stringify([(error as Error).message, (error as Error).stack, error])).not.toContain(
        'Canary',
      );
      mailer.close();
    }
  });

  it('gets an address as an envelope address, so that nothing in it becomes a header or a second recipient', async () => {
    const mailer = mailerAt();
    const to = 'meera@example.org\r\nBcc: thief@evil.example';
    const sent = await Promise.allSettled([
      mailer.send({ ...mail, subject: 'Hello\r\nBcc: thief@evil.example' }),
      mailer.send({ ...mail, to }),
      mailer.send({ ...mail, to: 'meera@example.org, thief@evil.example' }),
    ]);
    mailer.close();
    // a subject with line breaks is folded and sent; an invalid address is refused
    expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(server.received.map((each) => each.to)).toEqual([['meera@example.org']]);
    expect(server.received[0]!.content).toContain('Subject: Hello Bcc: thief@evil.example');
    expect(server.received[0]!.content).not.toMatch(/^Bcc:/im);
  });
});

describe('a connection to a mail server', () => {
  it.each([
    ['smtp://mail.example:587', true],
    ['smtp://10.0.0.7', true],
    ['smtp://127.0.0.1:2525', false],
    ['smtp://localhost', false],
  ])('to %s must be encrypted: %s', (url, isNeeded) => {
    expect(needsTls(url)).toBe(isNeeded);
  });
});

describe('the outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-outbox-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('writes each mail to a file that only its owner can read, and logs the link', async () => {
    const lines: string[] = [];
    const talking = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const outbox = path.join(folder, 'data/outbox');
    const mailer = createMailer({ smtpUrl: null, from: FROM, outbox, logsLinks: true, log: talking });
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const files = fs.readdirSync(outbox);
    expect(files).toHaveLength(2);
    for (const name of files) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{16}-[0-9a-f]{8}\.eml$/);
      const file = path.join(outbox, name);
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      expect(decodePart(fs.readFileSync(file, 'utf8'), 'text/html')).toContain('Choose a new password');
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { link: mail.link },
      { link: mail.link },
    ]);
  });

  it('logs no links if the server is reachable from other machines', async () => {
    const lines: string[] = [];
    const talking = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const mailer = createMailer({
      smtpUrl: null,
      from: FROM,
      outbox: folder,
      logsLinks: false,
      log: talking,
    });
    await mailer.send(mail);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('token');
    mailer.close();
  });

  it('deletes the mails to a person, and those older than a week', async () => {
    const mailer = createMailer({ smtpUrl: null, from: FROM, outbox: folder, logsLinks: false, log });
    await mailer.send(mail);
    await mailer.send(mailOf(email, 'other@example.org'));
    await mailer.forget('Meera@example.org');
    const [left] = fs.readdirSync(folder);
    expect(fs.readFileSync(path.join(folder, left!), 'utf8')).toContain('To: other@example.org');
    const old = new Date(Date.now() - 8 * 86_400_000);
    fs.utimesSync(path.join(folder, left!), old, old);
    await mailer.send(mail);
    expect(fs.readdirSync(folder)).toHaveLength(1);
    mailer.close();
  });
});
