import {
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  disconnectCall,
  MockedRefusal,
  mockCall,
  refuseCall,
} from '@kathaloka/api/testing';
import { anAuthoredStory, aUser, fixtureId, fixtureInstant } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { SecondaryRoutes } from '../../../routing/SecondaryRoutes.tsx';

const server = appServer();
const draft = anAuthoredStory({ title: 'Unfinished', status: 'draft' });
const published = anAuthoredStory({ id: fixtureId('story', 2), title: 'Read by many', status: 'published' });

function openMyStories(user = aUser()) {
  const world = createAuthorWorld({ stories: [draft, published] });
  server.use(
    mockCall('getMe', () => user),
    ...authoringHandlers(world),
    ...catalogueHandlers(),
  );
  render(
    <InApp path="/my-stories" signedInAs={user}>
      <Routes>
        <Route path="/login" element={<h1>Login page</h1>} />
        <Route path="*" element={<SecondaryRoutes />} />
      </Routes>
    </InApp>,
  );
  return world;
}

const group = (name: string) => screen.findByRole('region', { name });
const fault = (msg: string) => ({ loc: ['story_structure', 'nodes', 'ghat'], msg, type: 'trap' });

it('publishing a draft moves it to another list', async () => {
  openMyStories();
  fireEvent.click(await screen.findByRole('button', { name: 'Publish Unfinished' }));
  expect(await within(await group('Published Stories')).findByText('Unfinished')).toBeInTheDocument();
});

it('the faults that block publishing are shown at the story, one line each with its scene', async () => {
  openMyStories();
  server.use(
    mockCall('publishStory', () => {
      const whole = { loc: ['cover_image_url'], msg: 'A cover is missing.', type: 'missing' };
      const detail = [fault('Nobody can leave this scene.'), whole];
      throw new MockedRefusal({ status: 422, code: 'review_failed', detail });
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Publish Unfinished' }));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Not published: two things to fix first');
  expect(
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ghat: Nobody can leave this scene.', 'A cover is missing.']);
});

it('archiving a published story asks first', async () => {
  const world = openMyStories();
  fireEvent.click(await screen.findByRole('button', { name: 'Archive Read by many' }));
  const question = await screen.findByRole('alertdialog', { name: 'Archive “Read by many”?' });
  expect(world.stories[1]!.status).toBe('published');
  fireEvent.click(within(question).getByRole('button', { name: 'Archive' }));
  await expect.poll(() => world.stories[1]!.status).toBe('archived');
});

it('a draft is archived without a question; deleting asks, puts it into the bin, and asks again there', async () => {
  const world = openMyStories();
  const { id, title } = world.stories.find(({ status }) => status === 'draft')!;
  const statusNow = () => world.stories.find((story) => story.id === id)?.status;
  fireEvent.click(await screen.findByRole('button', { name: `Archive ${title}` }));
  // a draft has the same button, which cannot be pressed while the draft is being archived
  await screen.findByRole('button', { name: `Restore ${title}`, hidden: true });
  const remove = screen.getByRole('button', { name: `Delete ${title}`, hidden: true });
  await waitFor(() => expect(remove).toBeEnabled());
  fireEvent.click(remove);
  const question = await screen.findByRole('alertdialog', { name: `Delete “${title}”?` });
  expect(statusNow()).toBe('archived');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  const erase = await screen.findByRole('button', { name: `Delete for ever ${title}`, hidden: true });
  expect(world.stories.find((story) => story.id === id)?.deletes_at).not.toBeNull();
  await waitFor(() => expect(erase).toBeEnabled());
  fireEvent.click(erase);
  const last = await screen.findByRole('alertdialog', { name: `Delete “${title}” for ever?` });
  fireEvent.click(within(last).getByRole('button', { name: 'Delete for ever' }));
  await expect.poll(statusNow).toBeUndefined();
});

it('the decision on a report can be hidden, and is shown again if that fails', async () => {
  const decided = {
    decision: 'note',
    note: 'Please be kind to ferrymen.',
    decided_at: fixtureInstant(2),
  } as const;
  const world = openMyStories();
  world.stories = [{ ...published, report_decision: decided }];
  server.use(refuseCall('hideReportDecision', { status: 500, detail: null, code: 'internal' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hide this note Read by many' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The note could not be hidden. Please try again.',
  );
  expect(screen.getByText(decided.note)).toBeInTheDocument();
  server.use(
    mockCall('hideReportDecision', async ({ request }) => {
      expect(await request.json()).toEqual({ decided_at: decided.decided_at });
      world.stories = [{ ...published, report_decision: null }];
      return world.stories[0]!;
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hide this note Read by many' }));
  await expect.poll(() => screen.queryByText(decided.note)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what an administrator did is said at the story, with the way to what it was before, and can be hidden', async () => {
  const world = openMyStories();
  const admin_act = { number: 3, act: 'edited', kinds: ['text'], at: fixtureInstant(2) } as const;
  world.stories = [{ ...published, admin_act: { ...admin_act, kinds: ['text'] } }];
  const link = await screen.findByRole('link', { name: 'What it was before Read by many' });
  expect(link).toHaveAttribute('href', `/edit-story/${published.id}?tab=versions`);
  fireEvent.click(screen.getByRole('button', { name: 'Hide this note Read by many' }));
  await expect.poll(() => screen.queryByText('An administrator edited it')).toBeNull();
});

it('a list that failed to load says so, and can be retried', async () => {
  openMyStories();
  server.use(disconnectCall('listMyStories'));
  expect(await screen.findByText('Failed to load your stories')).toBeInTheDocument();
  server.use(mockCall('listMyStories', () => ({ stories: [draft] })));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Unfinished')).toBeInTheDocument();
});

it('a failure to publish that is not about the story is shown above the lists', async () => {
  openMyStories();
  server.use(refuseCall('publishStory', { status: 500, detail: null, code: 'internal' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish Unfinished' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to publish story');
});
