import { authoringHandlers, catalogueHandlers, createAuthorWorld, mockCall } from '@kathaloka/api/testing';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import { anAuthoredStory, aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
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

it('saves on top of what its author has saved meanwhile, and asks only for what both have changed', async () => {
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
