import { aFinishedStory, aProgressSummary, aStreak, aTask, fixtureTasks } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inHindi, inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { says } from '../../testing/plays.ts';
import { ProgressScreen } from './ProgressScreen.tsx';

const summary = aProgressSummary();

const meta = {
  title: 'Screens/Playing/ProgressScreen',
  component: ProgressScreen,
  args: {
    panels: {
      daily: { summary, tasks: fixtureTasks.daily },
      milestone: { summary, tasks: fixtureTasks.milestone },
      achievement: { tasks: [] },
    },
    shelf: { stories: [aFinishedStory()] },
    onLogout: fn(),
    onRetry: fn(),
    streak: aStreak(),
    resetsAt: '2026-11-21T00:00:00.000Z',
    now: '2026-11-20T18:47:30.000Z',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/profile', isSignedIn: true })],
} satisfies Meta<typeof ProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your Progress');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Daily Tasks',
      'Endings you have found',
      'Milestone Tasks',
      'Achievements',
    ]);
    await expect(canvas.getByText('4 days in a row')).toBeVisible();
    await expect(canvas.getByText('New tasks in 5 hr 13 min')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Credits' })).toHaveAttribute('href', '/credits');
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

const pending = { tasks: undefined };

export const Loading: Story = {
  args: {
    panels: { daily: pending, milestone: pending, achievement: pending },
    streak: undefined,
    resetsAt: undefined,
  },
};

const EIGHT = Array.from({ length: 8 }, (_, index) => aTask({ task_id: `task-${index}` }));
const loading = { daily: pending, milestone: pending, achievement: pending };
const loaded = { summary, tasks: EIGHT };

/** The content below does not move when the tasks have loaded. */
export const Arriving: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  play: async ({ args, canvas, mount }) => {
    const render = (props: Partial<typeof args>) => mount(<ProgressScreen {...args} {...props} />);
    const top = () => canvas.getByRole('region', { name: 'Achievements' }).getBoundingClientRect().top;
    await render({ panels: loading, streak: undefined, resetsAt: undefined });
    const before = top();
    await render({ panels: { daily: loaded, milestone: loaded, achievement: loaded } });
    await expect(Math.abs(top() - before)).toBeLessThan(40);
  },
};
export const ArrivingOnPhone: Story = { ...Arriving, tags: ['behaviour'], globals: onPhone };

export const Empty: Story = {
  args: { panels: { daily: { tasks: [] }, milestone: { tasks: [] }, achievement: { tasks: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No tasks available at the moment')).toHaveLength(3);
  },
};

/** A panel fails alone, and is retried alone. */
export const OnePanelFailed: Story = {
  tags: ['behaviour'],
  args: {
    panels: {
      daily: { summary, tasks: fixtureTasks.daily },
      milestone: { tasks: undefined, error: 'Failed to fetch milestone' },
      achievement: { tasks: [] },
    },
  },
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('region', { name: 'Milestone Tasks' });
    await expect(within(panel).getByRole('alert')).toHaveTextContent('Failed to fetch milestone');
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('milestone');
  },
};

export const Guest: Story = {
  args: { error: 'Authentication token not found. Please log in.' },
  play: says('alert', 'Authentication token not found. Please log in.'),
};

/** One button reloads all panels. */
export const NothingLoaded: Story = {
  tags: ['behaviour'],
  args: { error: 'Failed to load tasks.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith();
  },
};

export const LoggingOut: Story = {
  tags: ['behaviour'],
  args: { isLoggingOut: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    panels: {
      daily: {
        summary: aProgressSummary({
          username: 'venkatanarasimharajuvaripeta_s',
          level: { title: 'Keeper of the Unfinished Stories of the Lesser-Known Kingdoms' },
        }),
        tasks: [aTask({ title: 'Finish every story of the lesser-known kingdoms without using Undo' })],
      },
      milestone: { tasks: [] },
      achievement: { tasks: [] },
    },
  },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const LongTextOnPhone: Story = { tags: ['behaviour'], ...LongText, ...Phone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };

const hindiTask = aTask({ title: 'पहिए के तीन फेरे', description: 'आज कोई भी कहानी तीन बार आगे बढ़ाइए।' });
const urduTask = aTask({ title: 'پہیے کے تین چکر', description: 'آج کوئی بھی کہانی تین بار آگے بڑھائیں۔' });

export const Hindi: Story = {
  tags: ['behaviour'],
  args: {
    panels: { daily: { summary, tasks: [hindiTask] }, milestone: { tasks: [] }, achievement: pending },
  },
  globals: inHindi,
};
export const Urdu: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: {
    panels: { daily: { summary, tasks: [urduTask] }, milestone: { tasks: [] }, achievement: pending },
  },
  globals: { ...inUrdu, ...onPhone },
};
