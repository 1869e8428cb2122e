import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { CoversList } from './CoversList.tsx';

const meta = {
  title: 'Components/Account/CoversList',
  component: CoversList,
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof CoversList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What a guardian agrees to',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
  parameters: contents<Story>({ long: 'words' }),
};
