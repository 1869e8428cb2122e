import { mockCall, mockEvents, refuseCall } from '@kathaloka/api/testing';
import type { EventOf } from '@kathaloka/contract/endpoints';
import { anAnswer, aSession, aTurn, aUser, fixtureModels } from '@kathaloka/contract/fixtures';
import { act as acted, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { playHandlers } from '../../../testing/playHandlers.ts';
import { PlayPage } from '../../../testing/PlayPage.tsx';

const server = appServer();
const session = aSession();
const NARRATIVE = 'The coin grows warm.';
const hummed = aTurn(9, { user_input: 'I hum a song', ai_response: NARRATIVE, model_used: null });
const withTurn = {
  ...session,
  session_data: {
    ...session.session_data,
    narrative_history: [...session.session_data.narrative_history, hummed],
  },
};
const keys: (string | null)[] = [];

beforeEach(() => {
  keys.length = 0;
});
afterEach(() => vi.restoreAllMocks());

async function openPage(stored = session) {
  server.use(...playHandlers(stored));
  const page = render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  const log = within(await screen.findByRole('log'));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const act = () => fireEvent.submit(input.form!);
  return { ...page, input, act, log };
}

async function* answer({ request }: { request: Request }): AsyncGenerator<EventOf<'act'> & { id?: string }> {
  keys.push(request.headers.get('idempotency-key'));
  yield { event: 'delta', data: { text: NARRATIVE }, id: `t${NARRATIVE.length}` };
  server.use(mockCall('getSession', () => withTurn));
  yield {
    event: 'done',
    data: anAnswer(hummed),
  };
}

it('keeps the typed words while the device is offline, and resends them with the same key', async () => {
  const { input, act, log } = await openPage();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server.use(
    http.post('*/game/sessions/:id/action', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      onLine.mockReturnValue(false);
      return HttpResponse.error();
    }),
  );
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  act();
  await log.findByText(/^You are offline/);
  expect(input).toHaveValue('I hum a song');

  onLine.mockReturnValue(true);
  acted(() => void dispatchEvent(new Event('online')));
  server.use(mockEvents('act', answer));
  await expect
    .poll(() => screen.getByRole('button', { name: 'Act' }).getAttribute('aria-disabled'))
    .not.toBe('true');
  act();
  await log.findByText(NARRATIVE);
  await expect.poll(() => input.value).toBe('');
  expect(log.getAllByText('I hum a song')).toHaveLength(1);
  expect(log.queryByText(/^You are offline/)).toBeNull();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('says that the connection was lost, and continues when it is back', async () => {
  const { input, act, log } = await openPage();
  let isBack = false;
  server.use(
    http.post('*/game/sessions/:id/action', () => {
      if (isBack) server.use(mockEvents('act', answer));
      return HttpResponse.error();
    }),
  );
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  act();
  await screen.findByText('The connection was lost. Trying again...');
  expect(screen.queryByText('AI is thinking...')).toBeNull();
  isBack = true;
  await log.findByText(NARRATIVE, {}, { timeout: 5000 });
  expect(screen.queryByText('The connection was lost. Trying again...')).toBeNull();
  expect(log.getAllByText('I hum a song')).toHaveLength(1);
});

const refusedWith = (current_xp: number) =>
  refuseCall('act', { status: 422, code: 'xp_short', detail: '', current_xp, required_xp: 4 });

it('shows a refusal until an undo', async () => {
  const { input, act, log } = await openPage();
  server.use(refusedWith(3));
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  act();
  await log.findByText(/^Not enough XP/);
  const { session_data } = session;
  const narrative_history = session_data.narrative_history.slice(0, -1);
  server.use(
    mockCall('act', () => ({
      turn_id: narrative_history.at(-1)!.id,
      current_xp: 85,
      model_used: null,
      credits_consumed: 0,
      session_data: { ...session_data, narrative_history, can_redo: true },
    })),
  );
  fireEvent.keyDown(document.body, { key: 'u' });
  await expect.poll(() => log.queryByText(/^You lower the oar/)).toBeNull();
  expect(log.queryByText(/^Not enough XP/)).toBeNull();
  expect(input).toHaveValue('I hum a song');
});

it('shows only the newest refusal, and none once a turn is told', async () => {
  const { input, act, log } = await openPage();
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  for (const current_xp of [3, 2, 1]) {
    server.use(refusedWith(current_xp));
    act();
    await log.findByText(`Not enough XP. You have ${current_xp} XP, but need 4 XP for this action.`);
  }
  expect(log.getAllByText(/^Not enough XP/)).toHaveLength(1);
  expect(log.getAllByText('I hum a song')).toHaveLength(1);
  expect(input).toHaveValue('I hum a song');
  server.use(mockEvents('act', answer));
  act();
  await log.findByText(NARRATIVE);
  expect(log.queryByText(/^Not enough XP/)).toBeNull();
});

it('sends the same words with another key once they were answered', async () => {
  const { input, act, log } = await openPage();
  server.use(mockEvents('act', answer));
  for (const turns of [1, 2]) {
    fireEvent.change(input, { target: { value: 'I hum a song' } });
    act();
    await expect.poll(() => log.queryAllByText('I hum a song')).toHaveLength(turns);
    await expect.poll(() => input.value).toBe('');
  }
  expect(new Set(keys).size).toBe(2);
});

it('sends the same words with another key after a refusal, because nothing ran', async () => {
  const { input, act, log } = await openPage();
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  server.use(
    http.post('*/game/sessions/:id/action', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      const refused = { detail: '', code: 'xp_short', current_xp: 3, required_xp: 4 };
      return HttpResponse.json(refused, { status: 422 });
    }),
  );
  act();
  await log.findByText(/^Not enough XP/);
  server.use(mockEvents('act', answer));
  act();
  await log.findByText(NARRATIVE);
  expect(new Set(keys).size).toBe(2);
});

it('takes one turn at a time for several presses', async () => {
  const { input, act, log } = await openPage();
  server.use(mockEvents('act', answer));
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  // the second press happens before the first one is rendered
  acted(() => {
    act();
    act();
  });
  act();
  await log.findByText(NARRATIVE);
  await expect.poll(() => input.value).toBe('');
  expect(keys).toHaveLength(1);
});

it('keeps typed words for the next visit', async () => {
  const { input, unmount } = await openPage();
  fireEvent.change(input, { target: { value: 'I hum' } });
  unmount();
  expect((await openPage()).input).toHaveValue('I hum');
});

it('drops words whose turn was told while the page was closed', async () => {
  const { input, unmount } = await openPage();
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  unmount();
  const next = await openPage(withTurn);
  await next.log.findByText('I hum a song');
  await expect.poll(() => next.input.value).toBe('');
});

it('shows the turn that was told in another tab meanwhile', async () => {
  const { input, act, log } = await openPage();
  const { session_data } = session;
  const elsewhere = { ...session_data.narrative_history[2]!, id: 'other', ai_response: 'Told elsewhere.' };
  server.use(
    http.post('*/game/sessions/:id/action', () =>
      HttpResponse.json({ detail: 'Another action is running.', code: 'action_running' }, { status: 409 }),
    ),
    mockCall('getSession', () => ({
      ...session,
      session_data: { ...session_data, narrative_history: [...session_data.narrative_history, elsewhere] },
    })),
  );
  fireEvent.change(input, { target: { value: 'I hum' } });
  act();
  await log.findByText('Another action is running.');
  await log.findByText('Told elsewhere.');
  expect(input).toHaveValue('I hum');
});

it('says that the tale went on elsewhere once it has followed the turn by which its own was refused', async () => {
  const { input, act, log } = await openPage();
  server.use(
    http.post('*/game/sessions/:id/action', () =>
      HttpResponse.json({ detail: 'Another action is running.', code: 'action_running' }, { status: 409 }),
    ),
    mockCall('getSession', () => ({ ...session, running_action: 'elsewhere' })),
    mockEvents('followAction', answer),
  );
  fireEvent.change(input, { target: { value: 'I dig a hole' } });
  act();
  await log.findByText(NARRATIVE);
  await log.findByText(/^Meanwhile the tale went on elsewhere/);
  expect(input).toHaveValue('I dig a hole');
});

it('drops a failure once a model that it offers is chosen, and says which', async () => {
  const { input, act, log } = await openPage();
  server.use(
    refuseCall('act', {
      status: 502,
      code: 'narrator_failed',
      detail: 'The narrator could not go on. Nothing was charged.',
      suggested_alternatives: fixtureModels.text.slice(0, 1),
    }),
  );
  fireEvent.change(input, { target: { value: 'I hum a song' } });
  act();
  await log.findByText(/^The narrator could not go on/);
  fireEvent.click(log.getByRole('button', { name: /^\S+ \d+ credits?$/ }));
  await expect.poll(() => log.queryByText(/^The narrator could not go on/)).toBeNull();
  expect(await screen.findAllByText(/is chosen\. Please try again\.$/)).not.toHaveLength(0);
  expect(input).toHaveValue('I hum a song');
});
