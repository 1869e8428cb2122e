import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longStructure } from '../../../testing/longText.ts';
import { OutlineView } from './OutlineView.tsx';

const meta = {
  title: 'Components/Writing/OutlineView',
  component: OutlineView,
  args: { structure: ferrymanStructure, value: 'silence', onEdit: fn() },
} satisfies Meta<typeof OutlineView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scenes in the order in which a reader may reach them; a card opens by click or by keyboard. */
export const Default: Story = {
  name: 'All scenes',
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(names).toEqual(['intro', 'river_book', 'silence', 'far_bank', 'coin', 'end']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('intro');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit end' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('end');
    await expect(canvas.getByText('leads nowhere')).toBeVisible();
  },
  parameters: contents<Story>({
    long: { structure: longStructure },
    hi: { structure: hindiStructure, language: 'hi' },
    ur: { structure: urduStructure, language: 'ur' },
  }),
};

export const Empty: Story = {
  tags: ['behaviour'],
  args: { structure: { start_node: '', nodes: {} } },
};
