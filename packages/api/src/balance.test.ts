import { playCalls } from '@kathaloka/contract/calls';
import { aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { afterEach, describe, expect, it } from 'vitest';
import { buildCalls } from './calls/buildCalls.ts';
import { clientInStore } from './testing/clientInStore.ts';
import { fileServer } from './testing/fileServer.ts';
import { disconnectCall, mockCall, refuseCall } from './testing/index.ts';

const server = fileServer();
afterEach(() => {
  server.events.removeAllListeners();
});

const session_id = fixtureId('session', 1);
const answer = {
  turn_id: fixtureId('turn', 9),
  current_xp: 1,
  model_used: 'tenali',
  credits_consumed: 12,
  narrative: 'The oar bites.',
};

/** A signed-in player with 100 credits. */
async function aPlayer() {
  const { client, endpoints, store } = clientInStore();
  const play = client.api.injectEndpoints({
    endpoints: (plain) => ({ act: buildCalls(plain, playCalls).call('act') }),
  });
  client.session.open(store.dispatch, { access_token: 'a', refresh_token: 'b' }, aUser({ credits: 100 }));
  server.use(
    mockCall('getMe', () => aUser({ credits: 88 })),
    mockCall('act', () => answer),
  );
  const act = () =>
    store.dispatch(
      play.endpoints.act.initiate({
        params: { session_id },
        body: { action_type: 'continue', selected_model: 'tenali', session_id },
      }),
    );
  const like = () =>
    store.dispatch(endpoints.likeStory.initiate({ params: { id: session_id }, body: { is_liked: true } }));
  return { act, like, credits: () => store.getState().session.user?.credits };
}

describe('the balance', () => {
  it('is refreshed after a call whose row says changesBalance', async () => {
    const { act, credits } = await aPlayer();
    expect((await act()).data).toEqual(answer);
    await expect.poll(credits).toBe(88);
  });

  it('is also refreshed after a call without a response, because the turn may have been charged', async () => {
    const { act, credits } = await aPlayer();
    server.use(disconnectCall('act'));
    expect((await act()).error).toEqual({ kind: 'network' });
    await expect.poll(credits).toBe(88);
  });

  it('is not refreshed after a refusal, nor after a call that does not change it', async () => {
    const { act, like, credits } = await aPlayer();
    server.use(
      refuseCall('act', { status: 409, detail: 'Busy', code: 'action_running' }),
      mockCall('likeStory', () => ({ is_liked: true, likes_total: 1 })),
    );
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname));
    await like();
    await act();
    // a refresh would have been sent before this call
    await like();
    expect(sent.map((path) => path.split('/').at(-1))).toEqual(['like', 'action', 'like']);
    expect(credits()).toBe(100);
  });
});
