import {
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  MockedRefusal,
  mockCall,
} from '@kathaloka/api/testing';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { anAuthoredStory, aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { heldCall } from '../../../testing/heldCall.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { AdminNewStoryRoute } from './AdminNewStoryRoute.tsx';

const server = appServer();
const admin = aUser({ role: 'admin' });

const create = () => screen.getByRole('button', { name: 'Create story' });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function filledForm() {
  const world = createAuthorWorld({ stories: [], drafts: {} });
  server.use(
    mockCall('getMe', () => admin),
    ...authoringHandlers(world),
    ...catalogueHandlers(),
  );
  render(
    <InApp path="/admin/stories/new" signedInAs={admin}>
      <ToastProvider>
        <Routes>
          <Route path="/admin/stories/new" element={<AdminNewStoryRoute />} />
          <Route path="/admin/stories" element={<h1>Stories</h1>} />
        </Routes>
      </ToastProvider>
    </InApp>,
  );
  await screen.findByLabelText('Title');
  fill('Title', 'The Lamp');
  fill('Tagline', 'Two rivers.');
  fill('Description', 'A ferry at night.');
  fill('Story prompt', 'Tell it slowly.');
  fill('Cover image URL', 'https://example.org/cover.jpg');
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
  fireEvent.change(category, { target: { value: category.options[1]!.value } });
  return world;
}

it('retries a lost creation with the same key, and creates another story with another key', async () => {
  const keys: (string | null)[] = [];
  await filledForm();
  server.use(
    mockCall('createStory', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      throw new MockedRefusal({ status: 502, code: 'internal', detail: null });
    }),
  );
  for (const sent of [1, 2, 3]) {
    if (sent === 3) fill('Tagline', 'Three rivers.');
    await waitFor(() => expect(create()).toBeEnabled());
    fireEvent.click(create());
    await waitFor(() => expect(keys).toHaveLength(sent));
    await screen.findByRole('alert');
  }
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('continues with the created story if something was typed meanwhile, and saves that as well', async () => {
  const world = await filledForm();
  const answer = heldCall();
  server.use(
    mockCall('createStory', async ({ request }) => {
      const body = (await request.json()) as StoryCreate;
      await answer.held;
      world.stories = [anAuthoredStory({ ...body, status: 'draft', version: 1 })];
      return world.stories[0]!;
    }),
  );
  fireEvent.click(create());
  fill('Tagline', 'Three rivers. ');
  answer.release();
  const save = await screen.findByRole('button', { name: 'Save story' });
  await screen.findByRole('dialog', { name: 'Story saved, except for what you typed meanwhile' });
  expect(screen.getByLabelText('Tagline')).toHaveValue('Three rivers. ');
  expect(world.stories).toMatchObject([{ tagline: 'Two rivers.' }]);
  fireEvent.click(save);
  expect(await screen.findByRole('heading', { name: 'Stories' })).toBeInTheDocument();
  expect(world.stories).toMatchObject([{ title: 'The Lamp', tagline: 'Three rivers.' }]);
});

it('creates one story when the button is clicked twice', async () => {
  const world = await filledForm();
  const button = create();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Stories' })).toBeInTheDocument();
  expect(world.stories).toHaveLength(1);
});
