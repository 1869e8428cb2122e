import {
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  mockCall,
  type AuthorWorld,
} from '@kathaloka/api/testing';
import { anAuthoredStory, aUser } from '@kathaloka/contract/fixtures';
import { type CheckRequest, serveChecks } from '@kathaloka/story';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { SecondaryRoutes } from '../../../routing/SecondaryRoutes.tsx';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';

const server = appServer();
const user = aUser();
const story = anAuthoredStory({ status: 'draft', version: 3 });

/** A worker that checks stories on the thread of the test. */
class ChecksWorker extends EventTarget {
  #receive = serveChecks((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  postMessage(request: CheckRequest) {
    this.#receive(request);
  }
  terminate() {}
}

beforeEach(() => {
  localStorage.setItem('kathaloka.editor-tour', 'seen');
  vi.stubGlobal('Worker', ChecksWorker);
  // jsdom has no layout, and no scrolling
  Object.assign(Element.prototype, { scrollIntoView() {} });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** Opens the scene in the outline of the story. */
async function openScene(world: AuthorWorld, scene: string) {
  server.use(
    mockCall('getMe', () => user),
    mockCall('drawCovers', () => ({ drawings: [] })),
    mockCall('listModels', () => ({ text: [], image: [] })),
    ...authoringHandlers(world),
    ...catalogueHandlers(),
  );
  render(
    <InApp path={`/edit-story/${story.id}`} signedInAs={user}>
      <Routes>
        <Route path="*" element={<SecondaryRoutes />} />
      </Routes>
    </InApp>,
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'Story Structure' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Outline' }));
  fireEvent.click(screen.getByRole('button', { name: `Edit ${scene}` }));
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('saves an attempt, which comes back, and whose typing is undone as one step', async () => {
  const world = createAuthorWorld({ stories: [story] });
  await openScene(world, 'coin');
  fireEvent.click(screen.getByText('Choice 1: this is an attempt'));
  await screen.findByLabelText('What it takes');
  type('What it takes', 'roll nerve >= 8');
  type('Told when it fails', 'The coin burns.');
  type('Failing changes', 'nerve - 1');
  type('Failing leads to', 'end');
  type('Told when it succeeds', 'N');
  type('Told when it succeeds', 'Nobody saw.');
  fireEvent.click(screen.getAllByLabelText('Undo').at(-1)!);
  expect(screen.getByLabelText('Told when it succeeds')).toHaveValue('');
  fireEvent.click(screen.getByText('Save Changes'));
  await expect
    .poll(() => world.stories[0]!.story_structure.nodes['coin']!.choices[0])
    .toEqual({
      text: 'Turn back',
      target: '',
      check: 'roll nerve >= 8',
      lose_text: 'The coin burns.',
      lose_effect: 'nerve - 1',
      lose_target: 'end',
    });
  cleanup();
  await openScene(world, 'coin');
  // its fields are open, because they are filled
  expect(await screen.findByLabelText('What it takes')).toHaveValue('roll nerve >= 8');
  expect(screen.getByLabelText('Failing leads to')).toHaveValue('end');
});

it('saves a secret and says what the checks find in it, and what the choices change', async () => {
  const world = createAuthorWorld({ stories: [story] });
  await openScene(world, 'river_book');
  expect(await screen.findByText(/^Changes no word: all is told as after choice 1/)).toBeInTheDocument();
  const fold = within(screen.getByText(/^Secrets \(0\)/).closest('details')!);
  fireEvent.change(fold.getByLabelText('Sign of the new secret'), { target: { value: 'wreck' } });
  fireEvent.click(fold.getByText('Add secret'));
  type('Who knows it', 'Nobody here');
  expect(await fold.findByText(/“Nobody here”/)).toBeInTheDocument();
  fireEvent.click(screen.getByText('Save Changes'));
  await expect
    .poll(() => world.stories[0]!.story_structure.secrets)
    .toEqual({ wreck: { text: '', holders: ['Nobody here'] } });
});
