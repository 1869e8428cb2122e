import { fixtureTasks } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { hindiTasks, longTasks, urduTasks } from '../../../testing/tasks.ts';
import { TaskRow } from './TaskRow.tsx';

const meta = {
  title: 'Components/Progress/TaskRow',
  component: TaskRow,
  args: { label: 'Daily Tasks', tasks: fixtureTasks.daily },
  decorators: [(Story) => <div style={{ maxWidth: 1000, paddingInline: 'var(--kl-gutter)' }}>{Story()}</div>],
} satisfies Meta<typeof TaskRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Part of the next task is visible, and buttons scroll the row. */
export const Default: Story = {
  name: 'More tasks than fit',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 5 completed')).toBeVisible();
    const list = canvas.getByRole('list');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next in Daily Tasks' }));
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
  },
  parameters: contents<Story>({
    long: { tasks: longTasks },
    hi: { label: 'आज के काम', tasks: hindiTasks },
    ur: { label: 'آج کے کام', tasks: urduTasks },
  }),
};

export const Few: Story = {
  tags: ['behaviour'],
  args: { tasks: fixtureTasks.milestone },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
