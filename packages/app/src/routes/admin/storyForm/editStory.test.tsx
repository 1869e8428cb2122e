import {
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  MockedRefusal,
  mockCall,
} from '@kathaloka/api/testing';
import type { AuthoredStory, StoryUpdate } from '@kathaloka/contract/entities';
import { anAuthoredStory, aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { heldCall } from '../../../testing/heldCall.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { AdminEditStoryRoute } from './AdminEditStoryRoute.tsx';

const server = appServer();
const admin = aUser({ role: 'admin' });
const story = anAuthoredStory({ version: 3 });

async function openForm() {
  const world = createAuthorWorld({ stories: [story], drafts: {} });
  server.use(
    mockCall('getMe', () => admin),
    ...authoringHandlers(world),
    ...catalogueHandlers(),
  );
  render(
    <InApp path={`/admin/stories/edit/${story.id}`} signedInAs={admin}>
      <ToastProvider>
        <Routes>
          <Route path="/admin/stories/edit/:id" element={<AdminEditStoryRoute />} />
          <Route path="/admin/stories" element={<h1>Stories</h1>} />
        </Routes>
      </ToastProvider>
    </InApp>,
  );
  await screen.findByLabelText('Title');
  return world;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it('merges with what the author has saved meanwhile, and asks only about real conflicts', async () => {
  const world = await openForm();
  type('Title', 'Title of the administrator');
  type('Tagline', 'Line of the administrator');
  const theirs: Partial<AuthoredStory> = {
    title: 'Title of its author',
    story_prompt: 'Prompt of its author',
  };
  world.stories = world.stories.map((each) => ({ ...each, ...theirs, version: 4 }));
  fireEvent.click(screen.getByRole('button', { name: 'Save story' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'This story was changed elsewhere' }));
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  fireEvent.click(dialog.getByRole('radio', { name: 'Keep yours' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save this' }));
  await expect
    .poll(() => world.stories[0])
    .toMatchObject({
      title: 'Title of the administrator',
      tagline: 'Line of the administrator',
      story_prompt: 'Prompt of its author',
      version: 5,
    });
});

it('does not overwrite scenes while the JSON beside them is invalid, and says so at the field', async () => {
  const world = await openForm();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Story structure (JSON)');
  for (const typed of [field.value.slice(0, -3), '', '{}', '{"nodes":{}}']) {
    type('Story structure (JSON)', typed);
    fireEvent.click(screen.getByRole('button', { name: 'Save story' }));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/nothing is saved/i);
  }
  const config = screen.getByLabelText<HTMLTextAreaElement>('Game configuration (JSON)');
  type('Story structure (JSON)', JSON.stringify(story.story_structure));
  type('Game configuration (JSON)', 'health_max: 3');
  fireEvent.click(screen.getByRole('button', { name: 'Save story' }));
  expect(config).toHaveAccessibleDescription(/nothing is saved/i);
  expect(world.stories).toEqual([story]);
});

it('merges what is typed during a save with what the author has saved', async () => {
  const world = await openForm();
  const answer = heldCall();
  const theirs = { story_prompt: 'Prompt of its author', version: 4 };
  server.use(
    mockCall('updateStory', async ({ request }) => {
      const { title, version } = (await request.json()) as StoryUpdate;
      await answer.held;
      if (version !== 4) {
        world.stories = world.stories.map((each) => ({ ...each, ...theirs }));
        throw new MockedRefusal({
          status: 409,
          code: 'stale_version',
          detail: 'x',
          version: 4,
          conflicts: [],
        });
      }
      world.stories = world.stories.map((each) => ({ ...each, title: title!, version: 5 }));
      return world.stories[0]!;
    }),
  );
  type('Title', 'Title of the administrator');
  fireEvent.click(screen.getByRole('button', { name: 'Save story' }));
  type('Tagline', 'Line of the administrator');
  answer.release();
  await screen.findByRole('dialog', { name: 'Story saved, except for what you typed meanwhile' });
  expect(screen.getByLabelText('Title')).toHaveValue('Title of the administrator');
  expect(screen.getByLabelText('Tagline')).toHaveValue('Line of the administrator');
  expect(screen.getByLabelText('Story prompt')).toHaveValue('Prompt of its author');
  server.use(...authoringHandlers(world));
  fireEvent.click(await screen.findByRole('button', { name: 'Save story' }));
  expect(await screen.findByRole('heading', { name: 'Stories' })).toBeInTheDocument();
  expect(world.stories[0]).toMatchObject({
    title: 'Title of the administrator',
    tagline: 'Line of the administrator',
    story_prompt: 'Prompt of its author',
    version: 6,
  });
});
