import { MockedRefusal, mockCall, refuseCall } from '@kathaloka/api/testing';
import type { NewerVersion } from '@kathaloka/contract/entities';
import { aSession, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { playHandlers } from '../../testing/playHandlers.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';

const server = appServer();
const newer_version: NewerVersion = {
  number: 2,
  note: 'The ford has moved.',
  kinds: ['text'],
  can_move: true,
};
const session = aSession({ newer_version });
const { newer_version: _, ...moved } = session;
const OFFER = 'Version 2 of this story is published.';

async function openPage(stored = session) {
  server.use(...playHandlers(stored));
  const page = render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  await screen.findByRole('log');
  return page;
}

const offer = () => screen.queryByRole('region', { name: OFFER });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Go on in version 2' }));

describe('A game whose story has a newer version', () => {
  it('offers to move to it, with the author’s description of the changes', async () => {
    const numbers: unknown[] = [];
    await openPage();
    expect(offer()).toHaveTextContent('The ford has moved.');
    server.use(
      mockCall('moveSession', async ({ request }) => {
        numbers.push(await request.json());
        return moved;
      }),
    );
    goOn();
    expect((await screen.findAllByText('Your game goes on in version 2.')).length).toBeGreaterThan(0);
    expect(numbers).toEqual([{ number: 2 }]);
    expect(offer()).toBeNull();
  });

  it('offers nothing if its scene is gone', async () => {
    await openPage(aSession({ newer_version: { ...newer_version, can_move: false } }));
    expect(offer()).toBeNull();
  });

  it('stays in its version if the player declines, even after a reload', async () => {
    const { unmount } = await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Stay on mine' }));
    expect(offer()).toBeNull();
    unmount();
    await openPage();
    expect(offer()).toBeNull();
  });

  it('says why it could not be moved, and offers nothing more', async () => {
    await openPage();
    server.use(
      mockCall('moveSession', () => {
        const detail = 'The newer version has no such scene to go on from.';
        throw new MockedRefusal({ status: 409, code: 'cannot_move', detail, reason: 'scene_gone' });
      }),
      ...playHandlers(aSession({ newer_version: { ...newer_version, can_move: false } })),
    );
    goOn();
    expect((await screen.findAllByText(/no such scene/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(offer()).toBeNull());
  });

  it('offers version 3 if that was published while version 2 was offered', async () => {
    await openPage();
    server.use(
      mockCall('moveSession', () => {
        const detail = 'A newer version of the story has been published since.';
        throw new MockedRefusal({ status: 409, code: 'cannot_move', detail, reason: 'superseded' });
      }),
      ...playHandlers(aSession({ newer_version: { ...newer_version, number: 3 } })),
    );
    goOn();
    expect(await screen.findByRole('button', { name: 'Go on in version 3' })).toBeEnabled();
    expect(screen.getAllByText(/has been published since/).length).toBeGreaterThan(0);
    expect(offer()).toBeNull();
  });

  it('keeps the offer if the server is unreachable', async () => {
    await openPage();
    server.use(refuseCall('moveSession', { status: 500, code: 'internal', detail: null }));
    goOn();
    expect(await within(offer()!).findByText(/could not/i)).toBeInTheDocument();
  });
});
