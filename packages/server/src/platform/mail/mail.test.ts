import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partOf, SMTP_PASSWORD, startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer.ts';
import { type Letter, mailOf } from './letter.ts';
import { createMailer } from './mailer.ts';
import { createSmtpMailer } from './smtp.ts';

const letter: Letter = {
  subject: 'Reset your password: नमस्ते',
  greeting: 'Hello meera,',
  paragraphs: ['A < b & "c".'],
  action: { label: 'Choose a new password', url: 'https://tales.example/reset-password?token=abc&x=1' },
  footnote: 'Somebody asked.',
};
const mail = mailOf(letter, 'meera@example.org');
const log = pino({ level: 'silent' });
const FROM = 'Kathaloka <no-reply@tales.example>';

describe('a letter', () => {
  it('says the same in text and in HTML, and lets no words become markup', () => {
    expect(mail.text).toContain('A < b & "c".');
    expect(mail.text).toContain('https://tales.example/reset-password?token=abc&x=1');
    expect(mail.html).toContain('A &lt; b &amp; &quot;c&quot;.');
    expect(mail.html).toContain('href="https://tales.example/reset-password?token=abc&amp;x=1"');
    expect(mail.html).not.toMatch(/<script|<style|<img|src=/);
    expect(mail.link).toBe('https://tales.example/reset-password?token=abc&x=1');
  });
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

  it('is signed in to, and gets the mail with both of its parts, in any script', async () => {
    const mailer = createMailer({ smtpUrl: server.url, from: FROM, outbox: '/nowhere', log });
    await mailer.send(mail);
    mailer.close();
    expect(server.received).toMatchObject([
      { from: 'no-reply@tales.example', to: ['meera@example.org'], user: 'tales' },
    ]);
    const { content } = server.received[0]!;
    expect(content).toContain('From: Kathaloka <no-reply@tales.example>');
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(content).toMatch(/^Subject: .*=\?UTF-8\?/m);
    expect(partOf(content, 'text/plain')).toContain('https://tales.example/reset-password?token=abc&x=1');
    expect(partOf(content, 'text/html')).toContain('नमस्ते');
  });

  it('is asked again when it is busy', async () => {
    server.refusals.push(451, 421);
    const mailer = mailerAt(server.url, [5, 5]);
    await mailer.send(mail);
    mailer.close();
    expect(server.received).toHaveLength(1);
  });

  it('is not asked again when it says never, nor for ever when it is busy', async () => {
    const mailer = mailerAt(server.url, [5, 5]);
    server.refusals.push(550);
    await expect(mailer.send(mail)).rejects.toThrow(
      'The mail server did not take a mail (EMESSAGE 550, tries: 1).',
    );
    server.refusals.push(451, 451, 451);
    await expect(mailer.send(mail)).rejects.toThrow('tries: 3');
    mailer.close();
    expect(server.received).toEqual([]);
  });

  it('whose password is wrong, or that is not there, is told about without the password', async () => {
    const wrong = server.url.replace(encodeURIComponent(SMTP_PASSWORD), 'Canary-1');
    for (const url of [wrong, 'smtp://tales:Canary-1@127.0.0.1:9']) {
      const mailer = mailerAt(url);
      const error: unknown = await mailer.send(mail).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(JSON.stringify([(error as Error).message, (error as Error).stack, error])).not.toContain(
        'Canary',
      );
      mailer.close();
    }
  });

  it('takes an address as an address: nothing in it becomes a header or a second reader', async () => {
    const mailer = mailerAt();
    const to = 'meera@example.org\r\nBcc: thief@evil.example';
    await mailer.send({ ...mail, to, subject: 'Hello\r\nBcc: thief@evil.example' }).catch(() => {});
    await mailer.send({ ...mail, to: 'meera@example.org, thief@evil.example' }).catch(() => {});
    mailer.close();
    for (const each of server.received) {
      expect(each.to).not.toContain('thief@evil.example');
      expect(each.content).not.toMatch(/^Bcc:/im);
    }
  });
});

describe('the outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-outbox-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('keeps each mail in a file that only its owner reads, and the log tells the link', async () => {
    const lines: string[] = [];
    const talking = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const outbox = path.join(folder, 'data/outbox');
    const mailer = createMailer({ smtpUrl: null, from: FROM, outbox, log: talking });
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const files = fs.readdirSync(outbox);
    expect(files).toHaveLength(2);
    for (const name of files) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/);
      const file = path.join(outbox, name);
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      expect(partOf(fs.readFileSync(file, 'utf8'), 'text/html')).toContain('Choose a new password');
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { link: mail.link },
      { link: mail.link },
    ]);
  });
});
