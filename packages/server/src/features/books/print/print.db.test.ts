/** The page to print: who can open it, until when, and what it shows. */
import { PRINT_LINK_MS } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import { movableClock } from '../../../testing/movableClock.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { logLines } from '../testing/logLines.ts';
import { linesIn } from '../testing/readEpub.ts';
import { allIn, readXml } from '../testing/readXml.ts';

const clock = movableClock(new Date().toISOString());

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: clock.clock });
const play = playing(app, database.db);

async function linked(): Promise<{ who: Person; session_id: string; address: string }> {
  const who = await play.player();
  const { id: session_id } = await play.begin(who);
  await play.act(who, session_id, {
    action_type: 'custom_action',
    user_action: '</p><script>alert(1)</script>',
  });
  const { status, body } = await play.call('printBook', { ...who, params: { session_id }, body: {} });
  expect(status).toBe(201);
  expect(new Date(body.expires_at).getTime() - clock.now().getTime()).toBe(PRINT_LINK_MS);
  return { who, session_id, address: body.address };
}

const open = (address: string) => app.inject({ url: address });

it('the page tells what the log tells, to a tab that sends no token, and runs nothing', async () => {
  const { who, session_id, address } = await linked();
  const { statusCode, headers, body } = await open(address);
  expect(statusCode).toBe(200);
  const document = readXml(body);
  const { body: log } = await play.call('exportSession', { ...who, params: { session_id } });
  expect(linesIn(document)).toEqual(logLines(log));
  expect(allIn(document, ({ name, attributes }) => name === 'script' || 'style' in attributes)).toEqual([]);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const [font] = /\/books\/fonts\/[\w-]+\.woff2/.exec(body)!;
  expect((await open(font)).headers['content-type']).toBe('font/woff2');
});

it('the page cannot be opened after its time, after signing out, or by a changed address', async () => {
  const [late, gone] = [await linked(), await linked()];
  expect((await open(late.address.replace(/.{6}$/, 'AAAAAA'))).statusCode).toBe(410);
  expect((await open('/books/print')).statusCode).toBe(410);
  await play.call('logout', { headers: gone.who.headers });
  expect((await open(gone.address)).statusCode).toBe(410);
  clock.pass(PRINT_LINK_MS - 1000);
  expect((await open(late.address)).statusCode).toBe(200);
  clock.pass(1000);
  const closed = await open(late.address);
  expect([closed.statusCode, closed.body]).toEqual([
    410,
    expect.stringContaining('This page has been closed'),
  ]);
});

it('the page of a deleted play is gone, and a token of the API opens no page', async () => {
  const { who, session_id, address } = await linked();
  expect((await open(`/books/print?link=${who.headers.authorization.split(' ')[1]}`)).statusCode).toBe(410);
  await play.call('deleteSession', { ...who, params: { session_id } });
  expect((await open(address)).statusCode).not.toBe(200);
});
