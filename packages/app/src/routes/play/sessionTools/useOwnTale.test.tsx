import { MockedRefusal, mockCall } from '@kathaloka/api/testing';
import { aSession, aUser } from '@kathaloka/contract/fixtures';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { PlayPage } from '../../../testing/PlayPage.tsx';
import { playHandlers } from '../../../testing/playHandlers.ts';

const server = appServer();
const session = aSession();
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
});

/** Refuses every request, so that the panel stays and shows the failure. */
const refused = (call: 'mapSession' | 'exportSession' | 'deleteSession') =>
  mockCall(call, () => {
    requests.push(call);
    throw new MockedRefusal({ status: 500, detail: '' });
  });

async function openPanel() {
  server.use(
    ...playHandlers(session),
    refused('mapSession'),
    refused('exportSession'),
    refused('deleteSession'),
  );
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  await screen.findByText(session.session_data.narrative_history.at(-1)!.ai_response!);
  fireEvent.keyDown(document.body, { key: 'm' });
  await screen.findByText('The map could not be loaded. Your tale is safe; please try again.');
}

/** The second click happens before the first one is rendered. */
function clickTwice(button: HTMLElement): void {
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
}

it('two clicks save one copy of a session', async () => {
  await openPanel();
  clickTwice(screen.getByRole('button', { name: 'Save as JSON' }));
  await screen.findByText('The session could not be saved as a file. Your tale is safe; please try again.');
  expect(requests).toEqual(['mapSession', 'exportSession']);
});

it('two clicks delete a session once', async () => {
  await openPanel();
  fireEvent.click(screen.getByRole('button', { name: 'Delete this session' }));
  clickTwice(await screen.findByRole('button', { name: 'Delete session' }));
  await screen.findByText('The session could not be deleted. It is still there; please try again.');
  expect(requests).toEqual(['mapSession', 'deleteSession']);
});
