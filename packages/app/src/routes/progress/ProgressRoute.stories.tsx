import {
  catalogueHandlers,
  createWorld,
  disconnectCall,
  mockCall,
  MockedRefusal,
} from '@kathaloka/api/testing';
import type { TaskList, TaskType } from '@kathaloka/contract/entities';
import {
  aFinishedStory,
  aProgressSummary,
  aStreak,
  aUser,
  fixtureId,
  fixtureTasks,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SignedInOnly } from '../../session/SignedInOnly.tsx';
import { InApp } from '../../testing/InApp.tsx';
import { ProgressRoute } from './ProgressRoute.tsx';

const DAY_MS = 86_400_000;

function aList(type: TaskType): TaskList {
  return {
    tasks: [...fixtureTasks[type]],
    summary: aProgressSummary(),
    streak: aStreak(),
    resets_at: new Date(Date.now() + DAY_MS).toISOString(),
  };
}

const typeOf = (query: URLSearchParams) => query.get('task_type') as TaskType;
const lists = () => mockCall('listTasks', ({ query }) => aList(typeOf(query)));

interface Args {
  isGuest?: boolean;
}

const meta: Meta<Args> = {
  tags: ['behaviour'],
  title: 'Routes/Profile',
  parameters: { layout: 'fullscreen', msw: { handlers: [lists(), ...catalogueHandlers()] } },
  render: ({ isGuest = false }) => (
    <InApp path="/profile" signedInAs={isGuest ? undefined : aUser()}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route path="/profile" element={<ProgressRoute />} />
        </Route>
        <Route path="/login" element={<h1>Login page</h1>} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** The page makes three calls, one per panel. */
export const ShowsTheTasks: Story = {
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Daily Tasks' }));
    await expect(await panel.findByText('Three turns of the wheel')).toBeVisible();
    await expect(panel.getByText(/^New tasks in 24 hr/)).toBeVisible();
    await expect(canvas.getByText('4 days in a row')).toBeVisible();
    await expect(await canvas.findByText('No tasks available at the moment')).toBeVisible();
    await expect(canvas.getAllByText('Sutradhara, level 7')).toHaveLength(3);
  },
};

/** A panel that fails says so, and is retried on its own. */
export const OnePanelFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('listTasks', ({ query }) => {
        if (typeOf(query) === 'milestone') throw new MockedRefusal({ status: 500, detail: '' });
        return aList(typeOf(query));
      }),
    ),
  play: async ({ canvas, msw }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch Milestone Tasks');
    msw.use(lists());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Walker of four yugas')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const EverythingFails: Story = {
  beforeEach: ({ msw }) => msw.use(disconnectCall('listTasks')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(/Failed to load tasks\./)).toBeVisible();
    msw.use(lists());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Walker of four yugas')).toBeVisible();
  },
};

/** When a day ends while the page is open, the tasks are refetched. */
export const ADayEnds: Story = {
  beforeEach: ({ msw }) => {
    let requests = 0;
    msw.use(
      mockCall('listTasks', ({ query }) => {
        const list = aList(typeOf(query));
        if (typeOf(query) !== 'daily') return list;
        requests += 1;
        if (requests > 1) return { ...list, tasks: list.tasks.slice(0, 1), streak: aStreak({ days: 5 }) };
        return { ...list, resets_at: new Date(Date.now() - 1).toISOString() };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 days in a row')).toBeVisible();
    await expect(canvas.queryByText('Lamp at dusk')).toBeNull();
  },
};

export const LogsOut: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall('logout', () => ({ detail: 'Signed out' }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { name: 'Login page' })).toBeVisible();
    await expect(localStorage.getItem('tokens')).toBeNull();
  },
};

/** A guest never sees the page. */
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login page' })).toBeVisible();
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/profile');
  },
};

const finished = Array.from({ length: 14 }, (_, at) =>
  aFinishedStory({ story_id: fixtureId('story', at), session_id: fixtureId('session', at) }),
);

/** The shelf loads page by page. If a page fails to load, the loaded ones stay. */
export const ShelfOfEndings: Story = {
  parameters: { msw: { handlers: [lists(), ...catalogueHandlers(createWorld({ finished }))] } },
  play: async ({ canvas, msw }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Endings you have found' }));
    await expect(await shelf.findAllByText('You have found 2 of 6 endings')).toHaveLength(12);
    msw.use(disconnectCall('listFinishedStories'));
    await userEvent.click(shelf.getByRole('button', { name: 'Show more' }));
    await expect(await shelf.findByRole('alert')).toHaveTextContent('Your endings could not be loaded.');
    await expect(shelf.getAllByText('You have found 2 of 6 endings')).toHaveLength(12);
    msw.use(...catalogueHandlers(createWorld({ finished })));
    await userEvent.click(shelf.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shelf.getAllByText('You have found 2 of 6 endings')).toHaveLength(14));
    await expect(shelf.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
};

export const NothingFinished: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tale has ended yet')).toBeVisible();
  },
};
