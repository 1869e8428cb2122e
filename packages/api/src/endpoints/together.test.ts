import { aTogether, fixtureId } from '@kathaloka/contract/fixtures';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';
import { type TogetherEnd, withTogether } from './together.ts';

const server = fileServer();

const session_id = fixtureId('session', 1);
const tab = '11111111-1111-4111-8111-111111111111';
const first = aTogether();
const second = aTogether({ turn_of: fixtureId('user', 1), page: 'page-2' });
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Follows a session on a server with this answer. Returns every reported state and the end. */
async function following(answer: () => Response) {
  server.use(http.get('*/api/v1/game/sessions/:session/together/events', answer));
  const { client, store } = clientInStore();
  const { endpoints, onTogether, onTogetherEnd } = withTogether(client);
  const pages: string[] = [];
  onTogether(tab, ({ page }) => pages.push(page));
  const end = new Promise<TogetherEnd>((resolve) => onTogetherEnd(tab, resolve));
  const { data } = await store.dispatch(endpoints.followTogether.initiate({ session_id, tab }));
  return { data, pages, end: await end };
}

const stream = (events: readonly string[]) => () =>
  new HttpResponse(events.join(':\n\n'), { headers: { 'content-type': 'text/event-stream' } });

it('each state is reported, and the call resolves with the first', async () => {
  const { data, pages, end } = await following(stream([event('together', first), event('together', second)]));
  expect(data).toEqual(first);
  expect(pages).toEqual(['page-1', 'page-2']);
  expect(end).toEqual({ hasFailed: false, isClosed: false });
});

it('a removed player is told so, and also one who returns after the removal', async () => {
  const removed = await following(stream([event('together', first), event('closed', { reason: 'ended' })]));
  expect(removed.end).toEqual({ hasFailed: false, isClosed: true });
  const gone = await following(() =>
    HttpResponse.json({ detail: 'Not Found', code: 'not_found', resource: 'session' }, { status: 404 }),
  );
  expect(gone.end).toEqual({ hasFailed: true, isClosed: true });
  const lost = await following(() => HttpResponse.error());
  expect(lost.end).toEqual({ hasFailed: true, isClosed: false });
});
