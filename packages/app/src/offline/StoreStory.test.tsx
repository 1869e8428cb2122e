import { disconnectCall, mockCall, refuseCall } from '@kathaloka/api/testing';
import type { User } from '@kathaloka/contract/entities';
import { anOfflineStory, aStory, aUser, fixtureId, type StoryOverrides } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../client.ts';
import { appServer } from '../testing/appServer.ts';
import { aDevice, putStory } from '../testing/device.ts';
import { InApp } from '../testing/InApp.tsx';
import { aContainer, registration } from '../testing/pageWorker.ts';
import { database, GUEST } from './database.ts';
import { storedStories } from './storedStories.ts';
import { StoreStory } from './StoreStory.tsx';

const server = appServer();
const device = aDevice();
const worker = registration.active;
const anna = aUser();
const ravi = aUser({ id: fixtureId('user', 72) });
const content = anOfflineStory();
type Dispatch = ReturnType<typeof useDispatch>;

beforeEach(() => {
  worker.failure = null;
  device.navigate({ serviceWorker: aContainer(), onLine: true });
});

function page(signedInAs: User | undefined, story: StoryOverrides = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InApp signedInAs={signedInAs}>
      <ToastProvider>
        <Routes>
          <Route path="/" element={<StoreStory story={aStory(story)} />} />
          <Route path="/offline/:id" element={<p>The play</p>} />
        </Routes>
        {children}
      </ToastProvider>
    </InApp>
  );
  return renderHook(() => useDispatch(), { wrapper });
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const TOKENS = { access_token: 'a-token', refresh_token: 'another' };

it.each<[StoryOverrides, { account: boolean; guest: boolean }]>([
  [{ is_open_to_guests: true }, { account: true, guest: true }],
  [{ is_open_to_guests: false }, { account: true, guest: false }],
  [
    { is_open_to_guests: true, status: 'archived' },
    { account: false, guest: false },
  ],
  [
    { is_premium: true, is_open_to_guests: true },
    { account: false, guest: false },
  ],
  [
    { is_premium: true, user_state: { has_premium_access: true } },
    { account: true, guest: false },
  ],
])('can be stored by readers who may begin it: %o', (story, { account, guest }) => {
  for (const [user, may] of [
    [anna, account],
    [undefined, guest],
  ] as const) {
    const { unmount } = page(user, story);
    expect(screen.queryAllByRole('button', { name: 'Keep offline' })).toHaveLength(may ? 1 : 0);
    unmount();
  }
});

it('stores the story once for two clicks, plays it, and removes it', async () => {
  const asked = vi.fn(() => content);
  server.use(mockCall('keepStory', asked));
  const { unmount } = page(anna);
  const keep = await button('Keep offline');
  act(() => [1, 2].forEach(() => fireEvent.click(keep)));
  await press('Play on this device');
  expect(await screen.findByText('The play')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledOnce();
  expect(await storedStories([anna.id])).toMatchObject([{ content }]);
  unmount();
  page(anna);
  await press('Remove');
  await button('Keep offline');
  expect(await storedStories([anna.id])).toEqual([]);
});

it('says that the story is gone when PLAY finds it removed', async () => {
  await putStory({ owner: anna.id, stored_at: new Date().toISOString() });
  page(anna);
  await button('Play on this device');
  await (await database()).clear('stories');
  await press('Play on this device');
  expect(await screen.findByText(/could not store a new game/)).toBeInTheDocument();
});

it.each([
  ['the connection is lost', /connection was lost/, disconnectCall('keepStory')],
  ['the server asks for patience', /just now/, refuseCall('keepStory', { status: 429, detail: 'Later' })],
  ['the server fails', /just now/, refuseCall('keepStory', { status: 500, detail: 'Later' })],
  ['the story may not be kept', /cannot be kept/, refuseCall('keepStory', { status: 403, detail: 'No' })],
  ['the device is full', /no room/, mockCall('keepStory', () => ((worker.failure = 'full'), content))],
])('says that nothing was stored, and why: %s', async (_, text, handler) => {
  server.use(handler);
  page(anna);
  await press('Keep offline');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await button('Keep offline')).toBeEnabled();
  expect(await storedStories([anna.id])).toEqual([]);
});

it.each<[string, number, (dispatch: Dispatch) => void]>([
  ['nothing of one who has signed out', 0, (dispatch) => client.session.open(dispatch, TOKENS, ravi)],
  [
    'what was stored while nobody knows yet who is signed in',
    1,
    (dispatch) => {
      localStorage.removeItem('user');
      client.session.follow(dispatch, { isSignedIn: true, user: anna } as never, null);
    },
  ],
])('leaves on the device %s', async (_, left, change) => {
  const { result } = page(anna);
  server.use(
    mockCall('keepStory', () => {
      act(() => change(result.current));
      return content;
    }),
  );
  await press('Keep offline');
  await waitFor(async () => expect(device.changes).toBe(2 - left));
  expect(await storedStories([anna.id])).toHaveLength(left);
});

it('refetches a copy that is an hour old, or has a wrong time, for its owner and with a network', async () => {
  const asked: string[] = [];
  server.use(
    mockCall('keepStory', ({ params }) => {
      asked.push(params['id']!);
      return anOfflineStory({ story_id: params['id']! });
    }),
  );
  const [old, fresh] = ['2026-01-01T00:00:00.000Z', new Date().toISOString()];
  for (const [number, stored_at, owner, onLine] of [
    [1, fresh, anna.id, true],
    [2, old, GUEST, true],
    [3, old, anna.id, false],
    [4, old, anna.id, true],
    [5, '2099-01-01T00:00:00.000Z', anna.id, true],
  ] as const) {
    const id = fixtureId('story', number);
    device.navigate({ onLine });
    await putStory({ owner, stored_at, content: anOfflineStory({ story_id: id, snapshot_id: id }) });
    const { unmount } = page(anna, { id });
    await button('Play on this device');
    await vi.waitUntil(() => number < 4 || asked.includes(id));
    unmount();
  }
  expect(asked).toEqual([fixtureId('story', 4), fixtureId('story', 5)]);
});
