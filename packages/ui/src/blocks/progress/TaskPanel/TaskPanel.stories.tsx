import { aProgressSummary, fixtureTasks } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { retries } from '../../../testing/plays.ts';
import { hindiTasks, longTasks, urduTasks } from '../../../testing/tasks.ts';
import { TaskPanel } from './TaskPanel.tsx';

const meta = {
  title: 'Components/Progress/TaskPanel',
  component: TaskPanel,
  args: { title: 'Daily Tasks', summary: aProgressSummary(), tasks: fixtureTasks.daily, onRetry: fn() },
} satisfies Meta<typeof TaskPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Daily tasks',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Daily Tasks', level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
  parameters: contents<Story>({
    long: { title: `Tasks of the ${LONG_WORD}`, summary: aProgressSummary(), tasks: longTasks },
    hi: { title: 'आज के काम', tasks: hindiTasks },
    ur: { title: 'آج کے کام', tasks: urduTasks },
  }),
};

export const WithoutASummary: Story = { args: { summary: undefined } };

export const Loading: Story = {
  args: { summary: undefined, tasks: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Daily Tasks...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { tasks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tasks available at the moment')).toBeVisible();
    await expect(canvas.getByText('Check back later for new challenges!')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { summary: undefined, tasks: undefined, error: 'Failed to fetch daily' },
  play: retries('Failed to fetch daily'),
};
export const EmptyOnPhone: Story = { tags: ['behaviour'], ...Empty, globals: onPhone };
/** A long error message does not move the button. */
export const LongFailure: Story = { tags: ['behaviour'], args: { ...Failed.args, error: longRefusal } };
