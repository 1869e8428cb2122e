import { mockCall, MockedRefusal, mockEvents } from '@kathaloka/api/testing';
import type { GameSession, Together } from '@kathaloka/contract/entities';
import { aSession, aTogether, aTurn, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { playHandlers } from '../../../testing/playHandlers.ts';
import { PlayPage } from '../../../testing/PlayPage.tsx';

const server = appServer();
const me = fixtureId('user', 1);
const ofOthers = aSession({ together: { payer: 'Asha', is_payer: false } });
const own = aSession({ together: { payer: 'Asha', is_payer: true } });

/** A stream that begins with a state. `send` adds further ones. */
function aStream(first: Together) {
  let send: (state: Together) => void = () => {};
  const handler = mockEvents('followTogether', async function* () {
    let next: Together | undefined = first;
    while (next) {
      const sent = new Promise<Together>((resolve) => (send = resolve));
      yield { event: 'together' as const, data: next };
      next = await sent;
    }
  });
  return { handler, send: (state: Together) => send(state) };
}

const open = ({ id }: GameSession) => render(<PlayPage path={`/play/${id}`} signedInAs={aUser()} />);
const gone = () => {
  throw new MockedRefusal({ status: 404, code: 'not_found', detail: 'Not Found', resource: 'session' });
};
const title = { level: 2, name: 'You no longer play in this tale' } as const;

it('A removed player reads that they no longer play, even after a reload', async () => {
  let reads = 0;
  server.use(
    mockCall('getSession', () => ((reads += 1) === 1 ? ofOthers : gone())),
    mockCall('followTogether', gone),
    ...playHandlers(ofOthers).slice(1),
  );
  const { unmount } = open(ofOthers);
  expect(await screen.findByRole('heading', title)).toBeTruthy();
  unmount();
  open(ofOthers);
  expect(await screen.findByRole('heading', title)).toBeTruthy();
  expect(screen.queryByText('Game session not found')).toBeNull();
});

it('A removed player reads that even if the session cannot be fetched again', async () => {
  let reads = 0;
  server.use(
    mockCall('getSession', () => {
      reads += 1;
      if (reads === 1) return ofOthers;
      throw new MockedRefusal({ status: 500, detail: '' });
    }),
    mockCall('followTogether', gone),
    ...playHandlers(ofOthers).slice(1),
  );
  open(ofOthers);
  expect(await screen.findByRole('heading', title)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('A session that the reader never played is only reported as missing', async () => {
  server.use(mockCall('getSession', gone), ...playHandlers(own).slice(1));
  open(own);
  expect(await screen.findByText('Game session not found')).toBeTruthy();
  expect(screen.queryByRole('heading', title)).toBeNull();
});

/** Records every alert from now on, however brief. */
function alertsSaid(): readonly string[] {
  const said: string[] = [];
  new MutationObserver(() => said.push(document.querySelector('[role=alert]')?.textContent ?? '')).observe(
    document.body,
    { childList: true, subtree: true, characterData: true },
  );
  return said;
}

const changeFails = mockCall('changeTogether', () => {
  throw new MockedRefusal({ status: 500, detail: '' });
});

it('A second press of Pass is silent, and a failure disappears when the game has moved on', async () => {
  const stream = aStream(aTogether({ turn_of: me }));
  let passes = 0;
  server.use(
    stream.handler,
    mockCall('passTurn', () => {
      passes += 1;
      if (passes === 1) return aTogether({ turn_of: me });
      throw new MockedRefusal({ status: 409, code: 'not_at_turn', reason: 'turn', detail: 'Whose turn?' });
    }),
    changeFails,
    ...playHandlers(own),
  );
  const alerts = alertsSaid();
  open(own);
  const pass = await screen.findByRole('button', { name: 'Pass' });
  act(() => {
    fireEvent.click(pass);
    fireEvent.click(pass);
  });
  await waitFor(() => expect(passes).toBe(2));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(alerts.join()).not.toContain('Whose turn?');
  // the open panel shows the failure itself, and clears it when it is closed
  fireEvent.click(screen.getByRole('button', { name: 'Who is here' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  act(() => stream.send(aTogether({ turn_of: fixtureId('user', 2), page: 'page-2' })));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('A second press of the button that ends an invitation is silent', async () => {
  let revocations = 0;
  server.use(
    aStream(aTogether({ invitation: { token: 'a'.repeat(43), expires_at: '2126-03-15T12:00:00.000Z' } }))
      .handler,
    mockCall('revokeInvitation', () => {
      revocations += 1;
      return revocations === 1 ? { detail: '' } : gone();
    }),
    changeFails,
    ...playHandlers(own),
  );
  const alerts = alertsSaid();
  open(own);
  fireEvent.click(await screen.findByRole('button', { name: 'Who is here' }));
  const revoke = await screen.findByRole('button', { name: 'Revoke the link' });
  act(() => {
    fireEvent.click(revoke);
    fireEvent.click(revoke);
  });
  await waitFor(() => expect(revocations).toBe(2));
  // a later failure is announced
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(alerts.join()).not.toContain('Not Found');
});

it('A member is told that the owner has undone a turn', async () => {
  const stream = aStream(aTogether({ me: fixtureId('user', 2), turn_of: me }));
  const { session_data } = ofOthers;
  const longer = {
    ...ofOthers,
    session_data: {
      ...session_data,
      narrative_history: [...session_data.narrative_history, aTurn(9, { ai_response: 'The lamp leans.' })],
    },
  };
  let now = longer;
  server.use(
    stream.handler,
    mockCall('getSession', () => now),
    ...playHandlers(longer).slice(1),
  );
  open(longer);
  await screen.findByText('The lamp leans.');
  await screen.findByRole('region', { name: 'Playing together' });
  now = ofOthers;
  act(() => stream.send(aTogether({ me: fixtureId('user', 2), turn_of: me, page: 'page-2' })));
  expect((await screen.findAllByText('Asha has taken the last step back.')).length).toBeGreaterThan(0);
});

it('A member reads of an undo that arrives while the one before it is being fetched', async () => {
  const member = fixtureId('user', 2);
  const stream = aStream(aTogether({ me: member, turn_of: me }));
  const { session_data } = ofOthers;
  const told = [...session_data.narrative_history, aTurn(9, { ai_response: 'The lamp leans.' })];
  const longer = { ...ofOthers, session_data: { ...session_data, narrative_history: told } };
  let [now, isSlow] = [ofOthers, false];
  let answer: (() => void) | undefined;
  let reads = 0;
  server.use(
    stream.handler,
    mockCall('getSession', async () => {
      const read = now;
      reads += 1;
      if (isSlow) await new Promise<void>((resolve) => (answer = resolve));
      return read;
    }),
    ...playHandlers(ofOthers).slice(1),
  );
  open(ofOthers);
  const log = await screen.findByRole('log');
  const bar = await screen.findByRole('region', { name: 'Playing together' });
  const before = bar.textContent;
  [now, isSlow] = [longer, true];
  act(() => stream.send(aTogether({ me: member, turn_of: me, page: 'page-2' })));
  await waitFor(() => expect(answer).toBeDefined());
  [now, isSlow] = [ofOthers, false];
  act(() => stream.send(aTogether({ me: member, turn_of: member, page: 'page-3' })));
  await waitFor(() => expect(bar.textContent).not.toBe(before));
  const readBefore = reads;
  answer!();
  await waitFor(() => expect(reads).toBe(readBefore + 1));
  await waitFor(() => expect(log.textContent).not.toContain('The lamp leans.'));
});
