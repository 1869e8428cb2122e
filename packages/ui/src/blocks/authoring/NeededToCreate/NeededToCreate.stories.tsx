import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { NEEDED_FIELDS } from '@kathaloka/story/editing';
import { NeededToCreate } from './NeededToCreate.tsx';

const meta = {
  title: 'Components/Writing/NeededToCreate',
  component: NeededToCreate,
  args: { missing: ['story_prompt', 'category_id'], onGo: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof NeededToCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The entry of a missing field links to it. */
export const Default: Story = {
  name: 'Two fields missing',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Category' }));
    await expect(args.onGo).toHaveBeenCalledWith('category_id');
    await expect(canvas.queryByRole('button', { name: 'Title' })).toBeNull();
    await expect(canvas.getAllByText(', missing')).toHaveLength(2);
  },
  parameters: contents<Story>({ long: 'words' }),
};
export const NothingYet: Story = { args: { missing: NEEDED_FIELDS } };
export const Complete: Story = { args: { missing: [] } };
