import { authoringHandlers, catalogueHandlers, createDesk, mockCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import { type ImportAnswer, importStory } from '@kathaloka/formats';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { LaterRoutes } from '../../LaterRoutes.tsx';

const server = appServer();
const user = aUser();

/** Reads in the same thread what the real one reads in its own. */
class DirectWorker extends EventTarget {
  postMessage({ text, name }: { text: string; name: string }): void {
    void importStory(text, name).then((data: ImportAnswer) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }
  terminate(): void {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('Worker', DirectWorker);
});

const TWEE = [
  ':: StoryTitle',
  'The Ferry Bell',
  ':: Ford',
  'A bell hangs over the ford. <<audio "bell" play>>',
  '[[Ring the bell|Crossing]]',
  ':: Crossing',
  'The ferry comes.',
].join('\n');

async function choose(name: string, text: string): Promise<void> {
  server.use(
    mockCall('getMe', () => user),
    mockCall('drawCovers', () => ({ drawings: [] })),
    ...authoringHandlers(createDesk({ stories: [], drafts: {} })),
    ...catalogueHandlers(),
  );
  render(
    <InApp path="/create-story" signedInAs={user}>
      <Routes>
        <Route path="*" element={<LaterRoutes />} />
      </Routes>
    </InApp>,
  );
  const input = await screen.findByLabelText('Import a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

it('says what came from a file and what was lost, and the draft becomes it', async () => {
  await choose('bell.twee', TWEE);
  const report = await screen.findByRole('region', { name: 'What came from bell.twee' });
  expect(await within(report).findByText('2 scenes, 1 choice, 1 ending')).toBeInTheDocument();
  expect(within(report).getByRole('list', { name: 'What was lost' })).toHaveTextContent('Ford:');
  fireEvent.click(within(report).getByRole('button', { name: 'Use this story' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The Ferry Bell'));
});

it('says why a file is refused, and lets another one be chosen', async () => {
  await choose('diary.txt', 'Dear diary, nothing happened.');
  expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be imported');
  expect(screen.queryByRole('button', { name: 'Use this story' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Another file' }));
  expect(await screen.findByRole('button', { name: /^Import a file/ })).toBeInTheDocument();
});
