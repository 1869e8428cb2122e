import {
  type AuthorWorld,
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  disconnectCall,
  MockedRefusal,
  mockCall,
  refuseCall,
} from '@kathaloka/api/testing';
import type { AuthoredStory, StoryUpdate } from '@kathaloka/contract/entities';
import { anAuthoredStory, aUser, fixtureModels } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { heldCall } from '../../../testing/heldCall.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { SecondaryRoutes } from '../../../routing/SecondaryRoutes.tsx';

const server = appServer();
const user = aUser();
const story = anAuthoredStory({ status: 'draft', version: 3 });
const [scene = ''] = Object.keys(story.story_structure.nodes);

/** A worker for the story checks that never answers. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  localStorage.setItem('kathaloka.editor-tour', 'seen');
  vi.stubGlobal('Worker', IdleWorker);
  // jsdom has no layout, and no scrolling
  Object.assign(Element.prototype, { scrollIntoView() {} });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

async function openForm(changes: Partial<AuthorWorld> = {}) {
  const world = createAuthorWorld({ stories: [story], ...changes });
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
  return { world, title: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' }) };
}

function publish(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish this story?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

it('saves the changes, says so, and deletes their draft', async () => {
  const { world, title } = await openForm();
  fireEvent.change(title, { target: { value: 'Another title' } });
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  save();
  expect((await screen.findAllByText('Story updated successfully!')).length).toBeGreaterThan(0);
  expect(world.stories[0]).toMatchObject({ title: 'Another title', version: 4 });
  expect(world.drafts).toEqual({});
});

/** Saves a change from another page. */
function saveElsewhere(world: AuthorWorld, changes: Partial<AuthoredStory>): void {
  world.stories = world.stories.map((each) => ({ ...each, ...changes, version: each.version + 1 }));
}

it('merges what others have saved in another field or scene without a question', async () => {
  const { world, title } = await openForm();
  fireEvent.change(title, { target: { value: 'My title' } });
  const nodes = { ...story.story_structure.nodes, [scene]: { text: 'Their words', choices: [] } };
  saveElsewhere(world, { tagline: 'Their line', story_structure: { ...story.story_structure, nodes } });
  save();
  expect((await screen.findAllByText('Story updated successfully!')).length).toBeGreaterThan(0);
  expect(world.stories[0]).toMatchObject({ title: 'My title', tagline: 'Their line', version: 5 });
  expect(world.stories[0]!.story_structure.nodes[scene]!.text).toBe('Their words');
});

it('asks about conflicts, takes everything else from both, and sets aside the rejected text', async () => {
  const { world, title } = await openForm();
  fireEvent.change(title, { target: { value: 'My title' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Tagline' }), { target: { value: 'My line' } });
  saveElsewhere(world, { title: 'Their title', story_prompt: 'Their prompt' });
  save();
  const dialog = within(await screen.findByRole('dialog', { name: 'This story was changed elsewhere' }));
  expect(dialog.getByText('Their')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('radio', { name: 'Take the saved one' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save this' }));
  await expect
    .poll(() => world.stories[0])
    .toMatchObject({ title: 'Their title', tagline: 'My line', story_prompt: 'Their prompt', version: 5 });
  expect(await screen.findByText('Set aside when two edits were merged')).toBeInTheDocument();
  expect(screen.getByText('My title')).toBeInTheDocument();
  await expect
    .poll(() => world.drafts[story.id]?.content['aside'])
    .toEqual([{ path: ['title'], text: 'My title' }]);
});

it('merges silently: no error is announced between the refusal and the retry', async () => {
  const { world, title } = await openForm();
  const answer = heldCall();
  saveElsewhere(world, { tagline: 'Their line' });
  let reads = 0;
  server.use(
    mockCall('getStorySource', async () => {
      reads += 1;
      await answer.held;
      return world.stories[0]!;
    }),
  );
  fireEvent.change(title, { target: { value: 'My title' } });
  save();
  await expect.poll(() => reads).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  answer.release();
  expect((await screen.findAllByText('Story updated successfully!')).length).toBeGreaterThan(0);
  expect(world.stories[0]).toMatchObject({ title: 'My title', tagline: 'Their line' });
});

it('merges what is typed during a save, and stays on the page', async () => {
  const { world, title } = await openForm();
  const tagline = screen.getByRole('textbox', { name: 'Tagline' });
  const answer = heldCall();
  server.use(
    mockCall('updateStory', async ({ request }) => {
      const sent = (await request.json()) as StoryUpdate;
      await answer.held;
      saveElsewhere(world, { title: sent.title! });
      return world.stories[0]!;
    }),
  );
  fireEvent.change(title, { target: { value: 'My title' } });
  save();
  fireEvent.change(tagline, { target: { value: 'My line' } });
  answer.release();
  expect(await screen.findByText('1 unsaved change')).toBeInTheDocument();
  expect(title).toHaveValue('My title');
  expect(tagline).toHaveValue('My line');
  expect(screen.queryByText('Story updated successfully!')).toBeNull();
  server.use(...authoringHandlers(world));
  save();
  expect((await screen.findAllByText('Story updated successfully!')).length).toBeGreaterThan(0);
  expect(world.stories[0]).toMatchObject({ title: 'My title', tagline: 'My line', version: 5 });
});

it('leaves the page after a save if what was typed during it was undone', async () => {
  const { title } = await openForm();
  const answer = heldCall();
  server.use(
    mockCall('updateStory', async ({ request }) => {
      const sent = (await request.json()) as StoryUpdate;
      await answer.held;
      return { ...story, title: sent.title!, version: 4 };
    }),
  );
  fireEvent.change(title, { target: { value: 'My title' } });
  save();
  for (const value of ['My title!', 'My title']) fireEvent.change(title, { target: { value } });
  answer.release();
  expect((await screen.findAllByText('Story updated successfully!')).length).toBeGreaterThan(0);
});

it('does not take its own save for another person’s when the answer was lost', async () => {
  const { world, title } = await openForm();
  fireEvent.change(title, { target: { value: 'My title' } });
  server.use(disconnectCall('updateStory'));
  save();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
  // the server had stored it anyway
  saveElsewhere(world, { title: 'My title' });
  server.use(...authoringHandlers(world));
  fireEvent.change(title, { target: { value: 'My title, longer' } });
  save();
  await expect.poll(() => world.stories[0]).toMatchObject({ title: 'My title, longer', version: 5 });
});

it('restores a version over unsaved changes: it replaces their content, and keeps the other fields', async () => {
  const { world, title } = await openForm();
  const restored = { ...story, story_prompt: 'As it was told first.', version: 4 };
  const shared = { note: '', kinds: [], published_at: story.created_at, published_by: null };
  const counts = { actions_count: 1, story_cards_count: 0, branching_points: 0, possible_endings: 1 };
  world.versions[story.id] = [{ number: 1, total_scenes: 2, ...shared, ...counts }];
  const versions: unknown[] = [];
  server.use(
    mockCall('restoreStoryVersion', () => restored),
    mockCall('updateStory', async ({ request }) => {
      versions.push(((await request.json()) as StoryUpdate).version);
      return { ...restored, version: 5 };
    }),
  );
  const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
  const prompt = () => screen.getByRole('textbox', { name: 'Story prompt' });
  fireEvent.change(title, { target: { value: 'My title' } });
  open('Details');
  fireEvent.change(prompt(), { target: { value: 'Told by somebody who is tired.' } });
  expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();

  open('Versions');
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect((await screen.findAllByText(/^Version 1 is restored/)).length).toBeGreaterThan(0);
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  open('Details');
  expect(prompt()).toHaveValue('As it was told first.');
  save();
  await expect.poll(() => versions).toEqual([4]);
});

it('restores an invalid JSON text after another tab was shown, and asks before it is lost', async () => {
  await openForm();
  const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
  const json = () => screen.getByRole('textbox', { name: 'Story structure as JSON' });
  open('Story Structure');
  fireEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  fireEvent.change(json(), { target: { value: '{ "half": ' } });
  open('Details');
  open('Story Structure');
  expect(json()).toHaveValue('{ "half": ');
  fireEvent.click(screen.getByRole('link', { name: 'Back to My Stories' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  expect(question).toHaveTextContent('It is lost when you leave.');
});

it.each([
  ['saving', 'updateStory', save],
  ['publishing', 'publishStory', publish],
] as const)(
  'asks for a login when the session has expired while %s, and says where the text is',
  async (_, call, act) => {
    const { title } = await openForm();
    server.use(
      refuseCall(call, { status: 401, code: 'not_signed_in', detail: 'x' }),
      refuseCall('refreshTokens', { status: 401, code: 'not_signed_in', detail: 'x' }),
    );
    if (call === 'updateStory') fireEvent.change(title, { target: { value: 'Another title' } });
    act();
    const login = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(login).toHaveTextContent('Your text is safe in this browser.');
  },
);

it('asks the configured model for other phrases of a choice, and adds the selected one', async () => {
  const { world } = await openForm();
  const asked: unknown[] = [];
  server.use(
    mockCall('listModels', () => ({
      text: fixtureModels.text.map((model) => ({ ...model, is_built_in: false })),
      image: [],
    })),
    mockCall('suggestPhrases', async ({ request }) => {
      asked.push(await request.json());
      return { phrases: ['say who you are'], by_model: true };
    }),
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Story Structure' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Outline' }));
  fireEvent.click(screen.getByRole('button', { name: `Edit ${scene}` }));
  fireEvent.click(await screen.findByText(/^Choice 1: when it is offered/));
  const [ask] = await screen.findAllByText('Ask the model for more');
  fireEvent.click(ask!);
  fireEvent.click(await screen.findByText('say who you are'));
  const { text, choices } = story.story_structure.nodes[scene]!;
  expect(asked).toEqual([{ language: 'en', text, choices, index: 0 }]);
  fireEvent.click(screen.getByText('Save Changes'));
  await expect
    .poll(() => world.stories[0]!.story_structure.nodes[scene]!.choices[0]!.said)
    .toEqual(['say who you are']);
});

it('shows a fault from the server beside its field', async () => {
  const { title } = await openForm();
  server.use(
    mockCall('updateStory', () => {
      const detail = [{ loc: ['body', 'description'], msg: 'Too long', type: 'x' }];
      throw new MockedRefusal({ status: 422, code: 'validation_failed', detail });
    }),
  );
  fireEvent.change(title, { target: { value: 'Another title' } });
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long');
  const description = screen.getByRole('textbox', { name: 'Description' });
  expect(description).toBeInvalid();
  expect(description).toHaveAccessibleDescription(/story_description: Too long/);
});

it('links a fault of the review to its scene', async () => {
  await openForm();
  server.use(
    mockCall('publishStory', () => {
      const detail = [
        { loc: ['story_structure', 'nodes', scene], msg: 'Nobody can leave this scene.', type: 'trap' },
      ];
      throw new MockedRefusal({ status: 422, code: 'review_failed', detail });
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this story?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText(/Nobody can leave this scene/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: `Go to ${scene}` }));
  await expect
    .poll(() => screen.getByRole('tab', { name: 'Story Structure' }).getAttribute('aria-selected'))
    .toBe('true');
});

it('says why a story could not be loaded, in the specification’s words', async () => {
  server.use(
    mockCall('getMe', () => user),
    mockCall('getStorySource', () => {
      throw new MockedRefusal({ status: 500, code: 'internal', detail: null });
    }),
    ...authoringHandlers(),
  );
  render(
    <InApp path={`/edit-story/${story.id}`} signedInAs={user}>
      <Routes>
        <Route path="*" element={<SecondaryRoutes />} />
      </Routes>
    </InApp>,
  );
  expect(await screen.findByText('Failed to load story details')).toBeInTheDocument();
});

it('shows who else edits the story, and tells them which scene is edited here', async () => {
  const meera = { tab: crypto.randomUUID(), name: 'meera', is_you: false, scene: 'the far bank' };
  const { world } = await openForm({ editors: [meera] });
  const others = await screen.findByRole('region', { name: 'Also in this story' });
  expect(others).toHaveTextContent('meera: in the far bank');
  fireEvent.click(screen.getByRole('tab', { name: 'Story Structure' }));
  await expect.poll(() => world.scene, { timeout: 5000 }).toBe(story.story_structure.start_node);
});

it('lets the author save the page’s draft when the story was deleted elsewhere', async () => {
  const { world, title } = await openForm();
  world.stories = [];
  fireEvent.change(title, { target: { value: 'Not lost' } });
  save();
  expect(await screen.findByText('This story was deleted meanwhile')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it as a new draft' }));
  await vi.waitFor(() => expect(world.stories).toMatchObject([{ title: 'Not lost', status: 'draft' }]));
  expect(await screen.findByDisplayValue('Not lost')).toBeInTheDocument();
});
