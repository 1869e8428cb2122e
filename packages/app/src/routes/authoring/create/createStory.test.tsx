import {
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  MockedRefusal,
  mockCall,
  refuseCall,
} from '@kathaloka/api/testing';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { anAuthoredStory, aStoryCreate, aUser } from '@kathaloka/contract/fixtures';
import { loadWords, type ShellLanguage } from '@kathaloka/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PreferencesProvider } from '../../../preferences/PreferencesProvider.tsx';
import { appServer } from '../../../testing/appServer.ts';
import { heldCall } from '../../../testing/heldCall.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { SecondaryRoutes } from '../../../routing/SecondaryRoutes.tsx';

const server = appServer();
const user = aUser();
const complete = aStoryCreate({ cover: null, cover_image_url: 'https://example.org/river.jpg' });
const words = { en: {}, hi: {}, ur: await loadWords('ur') };
const roll = { seed: '1', keywords: [] };
const key = '7d9f1b5e-0f0c-4d8e-9a57-3b1c2d4e5f60';

/** A worker for the story checks that never answers. */
class IdleWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  localStorage.setItem('kathaloka.editor-tour', 'seen');
  vi.stubGlobal('Worker', IdleWorker);
});

function openWizard(
  stored: object | null = { draft: complete, roll, key },
  author = user,
  language: ShellLanguage = 'en',
) {
  const saved_at = new Date(0).toISOString();
  const drafts = stored ? { new: { content: { ...stored }, version: 1, saved_at } } : {};
  const world = createAuthorWorld({ stories: [], drafts });
  server.use(
    mockCall('getMe', () => author),
    mockCall('drawCovers', () => ({ drawings: [] })),
    mockCall('listModels', () => ({ text: [], image: [] })),
    ...authoringHandlers(world),
    ...catalogueHandlers(),
  );
  render(
    <PreferencesProvider initial={{ theme: 'night', language }} words={words[language]}>
      <InApp path="/create-story" signedInAs={author}>
        <Routes>
          <Route path="/login" element={<h1>Login page</h1>} />
          <Route path="*" element={<SecondaryRoutes />} />
        </Routes>
      </InApp>
    </PreferencesProvider>,
  );
  return world;
}

const create = () => screen.findByRole('button', { name: 'Create Story' });

it('creates the story, deletes the draft, and opens My Stories', async () => {
  const world = openWizard();
  fireEvent.click(await create());
  expect(await screen.findByRole('heading', { name: 'My Stories' })).toBeInTheDocument();
  expect(world.stories).toMatchObject([{ title: complete.title, status: 'draft' }]);
  expect(world.drafts).toEqual({});
});

it('opens the editor with what was typed during the creation', async () => {
  const world = openWizard();
  const tagline = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tagline' });
  const type = (value: string) => fireEvent.change(tagline(), { target: { value } });
  const gates = { create: heldCall(), discard: heldCall() };
  const sent: unknown[] = [];
  server.use(
    mockCall('createStory', async ({ request }) => {
      const body = (await request.json()) as StoryCreate;
      sent.push(body.tagline);
      await gates.create.held;
      world.stories = [anAuthoredStory({ ...body, status: 'draft' })];
      return world.stories[0]!;
    }),
    mockCall('deleteDraft', async () => {
      await gates.discard.held;
      world.drafts = {};
      return { detail: 'Draft deleted.' };
    }),
  );
  fireEvent.click(await create());
  await expect.poll(() => sent).toEqual([complete.tagline]);
  type('Typed meanwhile');
  gates.create.release();
  await expect
    .poll(() => localStorage.getItem(`kathaloka.story-draft.${user.id}.${world.stories[0]?.id}`))
    .toContain('Typed meanwhile');
  type('Typed until the end');
  gates.discard.release();
  expect(await screen.findByText('1 unsaved change')).toBeInTheDocument();
  expect(screen.getAllByText(/^The story is created. What you typed meanwhile/)).not.toHaveLength(0);
  expect(tagline()).toHaveValue('Typed until the end');
  expect(world.stories).toMatchObject([{ tagline: complete.tagline }]);
  await expect.poll(() => Object.keys(world.drafts)).toEqual([world.stories[0]!.id]);
});

it('shows the username of an author without a display name, as readers will see it', async () => {
  openWizard(undefined, aUser({ display_name: null, username: 'pen_of_kavya' }));
  expect(await screen.findByText('pen_of_kavya')).toBeInTheDocument();
  expect(screen.queryByText('Unknown Author')).not.toBeInTheDocument();
});

it('begins in the language of the interface, which the author can change', async () => {
  const world = openWizard(null, user, 'ur');
  const title = await screen.findByRole('textbox', { name: 'عنوان' });
  expect(title).toHaveAttribute('dir', 'rtl');
  expect(title).toHaveAttribute('lang', 'ur');
  const language = () => screen.getByRole('combobox', { name: 'زبان' });
  expect(language()).toHaveValue('ur');
  fireEvent.change(title, { target: { value: 'مانجھی' } });
  await expect.poll(() => world.drafts['new']?.content).toMatchObject({ draft: { language: 'ur' } });
  fireEvent.change(language(), { target: { value: 'en' } });
  expect(title).toHaveAttribute('dir', 'ltr');
});

it('starts over: deletes the draft, and offers every beginning again', async () => {
  const world = openWizard();
  fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the draft' }));
  expect(await screen.findByRole('heading', { name: 'How do you want to begin?' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  expect(world.drafts).toEqual({});
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'A new one' } });
  await expect.poll(() => world.drafts['new']?.content).toMatchObject({ draft: { title: 'A new one' } });
});

it('asks before an invalid JSON text is lost, on leaving and on creating', async () => {
  const world = openWizard();
  const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name: new RegExp(name) }));
  const json = () => screen.getByRole('textbox', { name: 'Story structure as JSON' });
  const mayEnd = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await create();
  expect(mayEnd()).toBe(true);
  open('Story Structure');
  fireEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  fireEvent.change(json(), { target: { value: '{ "half": ' } });
  expect(mayEnd()).toBe(false);
  fireEvent.click(await create());
  const question = await screen.findByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  expect(question).toHaveTextContent('It is lost when you leave.');
  fireEvent.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(world.stories).toEqual([]);
  expect(json()).toHaveValue('{ "half": ');
  fireEvent.click(await create());
  const again = await screen.findByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  fireEvent.click(within(again).getByRole('button', { name: 'Create Story' }));
  expect(await screen.findByRole('heading', { name: 'My Stories' })).toBeInTheDocument();
  expect(world.stories).toHaveLength(1);
});

it('derives keywords for the cover from the texts of a starter', async () => {
  const world = openWizard(null);
  fireEvent.click(await screen.findByRole('button', { name: /A fork in the road/ }));
  await expect
    .poll(() => world.drafts['new']?.content)
    .toMatchObject({ roll: { keywords: expect.arrayContaining(['market', 'river']) as string[] } });
});

it('begins with a starter in the language of the page, and continues to its fields', async () => {
  const world = openWizard(null, user, 'ur');
  const begunWith = () => world.drafts['new']?.content as { draft: StoryCreate } | undefined;
  const starter = await screen.findByRole('button', { name: /دوراہا/ });
  starter.focus();
  fireEvent.click(starter);
  await expect.poll(begunWith).toMatchObject({ draft: { language: 'ur', title: 'چالیس گھڑے اور ایک بیل' } });
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('creates one story for a double click', async () => {
  const world = openWizard();
  const button = await create();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'My Stories' })).toBeInTheDocument();
  expect(world.stories).toHaveLength(1);
});

it('retries with the same key when the answer was lost, even after a reload', async () => {
  const keys: (string | null)[] = [];
  openWizard();
  server.use(
    mockCall('createStory', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      throw new MockedRefusal({ status: 502, code: 'internal', detail: null });
    }),
  );
  fireEvent.click(await create());
  await screen.findByRole('alert');
  fireEvent.click(await create());
  await waitFor(() => expect(keys).toEqual([key, key]));
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Another story' } });
  fireEvent.click(await create());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(key);
});

it.each([
  [{ status: 401, code: 'not_signed_in', detail: 'x' }, 'Your session has expired. Please log in again.'],
  [{ status: 403, code: 'forbidden', detail: 'x' }, 'You do not have permission to create stories.'],
  [{ status: 500, code: 'internal', detail: null }, 'Failed to create story'],
] as const)('keeps everything when the answer is %j', async (problem, text) => {
  const world = openWizard();
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  server.use(
    refuseCall('createStory', problem),
    refuseCall('refreshTokens', { status: 401, code: 'not_signed_in', detail: 'x' }),
  );
  fireEvent.click(await create());
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(title).toHaveValue(complete.title);
  expect(world.drafts).toHaveProperty('new');
});

it('shows the place of each fault that the server finds', async () => {
  openWizard();
  server.use(
    mockCall('createStory', () => {
      const faults = [
        { loc: ['body', 'title'], msg: 'Too long', type: 'x' },
        { loc: ['body', 'tag_ids', 2], msg: 'Unknown tag', type: 'x' },
      ];
      throw new MockedRefusal({ status: 422, code: 'validation_failed', detail: faults });
    }),
  );
  fireEvent.click(await create());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('body.title: Too long\nbody.tag_ids.2: Unknown tag');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('title: Too long');
});

it('restores a draft, ignoring unknown values stored with it', async () => {
  openWizard({ draft: { title: 'Half of it', tag_ids: 'no list', initial_xp: null }, roll: 7 });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half of it');
  expect(screen.getByText('Five of six are missing')).toBeInTheDocument();
});
