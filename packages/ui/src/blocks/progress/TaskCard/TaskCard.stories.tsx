import { aTask } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { shows } from '../../../testing/plays.ts';
import { TaskCard } from './TaskCard.tsx';

const meta = {
  title: 'Components/Progress/TaskCard',
  component: TaskCard,
  args: { task: aTask() },
  decorators: [(Story) => <div style={{ display: 'grid', maxWidth: 276 }}>{Story()}</div>],
} satisfies Meta<typeof TaskCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'In progress',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Three turns of the wheel' })).toBeVisible();
    await expect(canvas.getByText('Level 1')).toBeVisible();
    await expect(canvas.getByText('2 / 3')).toBeVisible();
    await expect(canvas.getByText('66%')).toBeVisible();
    await expect(canvas.getByText('20 credits')).toBeVisible();
    await expect(canvas.queryByText('Completed')).toBeNull();
    await expect(canvas.queryByText('Locked')).toBeNull();
  },
  parameters: contents<Story>({
    hi: { task: aTask({ title: 'पहिए के तीन फेरे', description: 'आज कोई भी कहानी तीन बार आगे बढ़ाइए।' }) },
    ur: { task: aTask({ title: 'پہیے کے تین چکر', description: 'آج کوئی بھی کہانی تین بار آگے بڑھائیں۔' }) },
  }),
};

export const Completed: Story = {
  args: { task: aTask({ is_completed: true, progress_percentage: 100, current_value: 3 }) },
  play: shows('Completed'),
};

export const Locked: Story = {
  args: { task: aTask({ is_locked: true, progress_percentage: 0, current_value: 0, level_required: 12 }) },
  play: shows('Locked'),
};

/** A task done before its level was reached: it is paid once the level is reached. */
export const DoneBeforeItsLevel: Story = {
  tags: ['behaviour'],
  args: {
    task: aTask({ is_locked: true, progress_percentage: 100, current_value: 3, level_required: 4 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Locked')).toBeVisible();
    await expect(canvas.getByText('Done: 20 credits at level 4')).toBeVisible();
    await expect(canvas.queryByText('Completed')).toBeNull();
  },
};

/** Locked takes precedence over completed. */
export const LockedAndCompleted: Story = {
  tags: ['behaviour'],
  args: { task: aTask({ is_locked: true, is_completed: true, progress_percentage: 100 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Locked')).toBeVisible();
    await expect(canvas.queryByText('Completed')).toBeNull();
  },
};

export const WithoutALevel: Story = {
  tags: ['behaviour'],
  args: { task: aTask({ level_required: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.getByText('Required level: N/A')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    task: aTask({
      title: 'Finish every story in the category of lesser-known kingdoms without ever using Undo',
      description:
        'Stories that were archived meanwhile count as well, and so does the Nirantarāndhakāritadigantarakandaladamanda.',
      current_value: 1_234_567,
      target_value: 98_765_432,
      progress_percentage: 99.97,
      coin_reward: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99%')).toBeVisible();
    await expect(canvas.getByText('1 credit')).toBeVisible();
  },
};
