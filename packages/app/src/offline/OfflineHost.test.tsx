import { mockCall } from '@kathaloka/api/testing';
import type { User } from '@kathaloka/contract/entities';
import { anUploadedPlay, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countTurn } from '../browser/runningTurn.ts';
import { client } from '../client.ts';
import { appServer } from '../testing/appServer.ts';
import { aDevice, putPlay, putStory } from '../testing/device.ts';
import { InApp } from '../testing/InApp.tsx';
import { aContainer, PageWorker, registration } from '../testing/pageWorker.ts';
import { announce } from './changes.ts';
import { GUEST } from './database.ts';
import { OfflineHost } from './OfflineHost.tsx';
import { playsOf } from './plays.ts';
import { readersOf } from './readers.ts';
import { storedStories } from './storedStories.ts';
import { useStored } from './useStored.ts';

const server = appServer();
const device = aDevice();
const anna = aUser({ id: fixtureId('user', 71) });
const ravi = aUser({ id: fixtureId('user', 72) });
const container = aContainer();

beforeEach(() => {
  device.navigate({ serviceWorker: container, onLine: true });
});

afterEach(() => {
  registration.waiting = null;
  vi.useRealTimers();
});

function host(signedInAs?: User, path = '/home') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InApp path={path} signedInAs={signedInAs}>
      <OfflineHost />
      {children}
    </InApp>
  );
  return renderHook(() => ({ dispatch: useDispatch(), navigate: useNavigate() }), { wrapper }).result;
}

const goOnline = (onLine: boolean) =>
  act(() => {
    device.navigate({ onLine });
    dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
const tell = (data: object) => act(() => void container.dispatchEvent(new MessageEvent('message', { data })));
/** The text of the notice; empty if there is none. */
const said = () => screen.getByRole('status').textContent?.trim() ?? '';

it.each([
  [undefined, undefined, { reader: GUEST, owners: [GUEST], isKnown: true }],
  [true, anna, { reader: anna.id, owners: [anna.id, GUEST], isKnown: true }],
  // there is a token, but its account has not loaded yet
  [true, null, { reader: GUEST, owners: [GUEST], isKnown: false }],
  [false, anna, { reader: GUEST, owners: [GUEST], isKnown: true }],
])(
  'shows what this reader and guests have stored: signed in %s',
  (isSignedIn = false, user = null, expected) => {
    expect(readersOf({ isSignedIn, user } as never)).toEqual(expected);
  },
);

it('removes other people’s data once the reader is known, and not before', async () => {
  for (const owner of [anna.id, ravi.id]) await putStory({ owner });
  localStorage.setItem('tokens', JSON.stringify({ access_token: 'a-token', refresh_token: 'another' }));
  localStorage.setItem('token', 'a-token');
  const page = host();
  await act(async () => expect(await storedStories([anna.id, ravi.id])).toHaveLength(2));
  act(() =>
    client.session.open(page.current.dispatch, { access_token: 'a-token', refresh_token: 'b' }, anna),
  );
  await waitFor(async () => expect(await storedStories([ravi.id])).toEqual([]));
  expect(await storedStories([anna.id])).toHaveLength(1);
});

it('uploads an account’s plays when it is online, one upload at a time, and never those of guests', async () => {
  const uploads: string[] = [];
  let answer = () => {};
  server.use(
    mockCall('uploadPlay', async ({ params }) => {
      uploads.push(params['offline_id']!);
      await new Promise<void>((resolve) => (answer = resolve));
      return anUploadedPlay({ stored: 1, is_completed: false });
    }),
  );
  await putPlay({ owner: GUEST, offline_id: 'guest' });
  await putPlay({ owner: anna.id, offline_id: 'anna' });
  device.navigate({ onLine: false });
  host(anna);
  expect(uploads).toEqual([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  goOnline(true);
  await vi.waitFor(() => expect(uploads).toEqual(['anna']));
  // a move made during the upload
  announce();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  answer();
  await waitFor(async () => expect(await playsOf([anna.id])).toMatchObject([{ stored: 1 }]));
  expect(uploads).toEqual(['anna']);
  expect(await playsOf([GUEST])).toMatchObject([{ stored: 0 }]);
});

it('sends an account’s likes that were made offline when it is online again', async () => {
  const liked: string[] = [];
  server.use(
    mockCall('likeStory', ({ params }) => {
      liked.push(params['id']!);
      return { is_liked: true, likes_total: 1 };
    }),
  );
  const unsent = {
    user_id: anna.id,
    call: 'likeStory',
    story_id: fixtureId('story', 1),
    isOn: true,
    sequence: 5,
  };
  localStorage.setItem('kathaloka.unsentReactions', JSON.stringify([unsent]));
  device.navigate({ onLine: false });
  host(anna);
  expect(liked).toEqual([]);
  goOnline(true);
  await waitFor(() => expect(liked).toEqual([unsent.story_id]));
});

it.each([
  ['/home', false, 'You are offline.'],
  ['/offline', false, 'You are offline.'],
  ['/play/1', false, ''],
  ['/offline/1', false, ''],
  ['/home', true, ''],
])('says on %s, online %s: “%s”', (path, onLine, text) => {
  device.navigate({ onLine });
  host(undefined, path);
  expect(said()).toBe(text);
  const link = screen.queryByRole('link', { name: 'What this device keeps' });
  expect(link !== null).toBe(text !== '' && path !== '/offline');
});

it('shows a problem once, until it changes', () => {
  device.navigate({ onLine: false });
  host();
  fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(said()).toBe('');
  goOnline(true);
  tell({ type: 'stored', at: null });
  expect(said()).toBe('Kathaloka does not answer.');
});

it('says how old the oldest answer on this page is, until the server answers', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toUTCString();
  const page = host();
  for (const [at, text] of [
    [null, 'Kathaloka does not answer.'],
    [ago(2), /What you see is from 2 hours ago/],
    [ago(1), /2 hours ago/],
    [null, /2 hours ago/],
    [ago(3), /3 hours ago/],
  ] as const) {
    tell({ type: 'stored', at });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  }
  act(() => void page.current.navigate('/series/x'));
  expect(said()).toBe('');
  tell({ type: 'stored', at: ago(1) });
  expect(said()).toMatch(/1 hour ago|an hour ago/);
  tell({ type: 'answered' });
  expect(said()).toBe('');
});

it('offers a waiting version while no turn is being told, and activates it when the reader asks', async () => {
  const reload = vi.fn<() => void>();
  registration.waiting = new PageWorker();
  host();
  const button = () => screen.getByRole('button', { name: 'Reload' });
  await waitFor(button);
  act(() => countTurn(1));
  expect(said()).toBe('');
  act(() => countTurn(-1));
  vi.stubGlobal('location', Object.assign(new URL(location.href), { reload }));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(button());
  expect([registration.waiting.told, reload.mock.calls.length]).toEqual([[{ type: 'activate' }], 0]);
  container.dispatchEvent(new Event('controllerchange'));
  // without the event, the page reloads after a timeout
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(2);
  // another tab has already activated it
  registration.waiting = null;
  fireEvent.click(button());
  expect(reload).toHaveBeenCalledTimes(3);
});

it('shows nothing of another reader while it loads this reader’s data', async () => {
  const shown: unknown[] = [];
  const useKey = ({ key }: { key: string }) => {
    const { data, failure } = useStored(
      () => (key === '' ? Promise.reject(new Error()) : Promise.resolve(key)),
      key,
    );
    shown.push([key, data, failure]);
  };
  const { rerender } = renderHook(useKey, { initialProps: { key: 'anna' } });
  for (const [key, failure] of [['anna'], ['ravi'], ['', 'storage_refused']] as const) {
    rerender({ key });
    await waitFor(() => expect(shown.at(-1)).toEqual([key, key || undefined, failure]));
  }
  expect(shown).not.toContainEqual(['ravi', 'anna', undefined]);
});
