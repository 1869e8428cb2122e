import { aTurnReasons } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onDesktop } from '../../../testing/globals.ts';
import { WhyThisPanel } from './WhyThisPanel.tsx';

const meta = {
  title: 'Components/Playing/WhyThisPanel',
  component: WhyThisPanel,
  args: {
    reasons: aTurnReasons({
      told_by: 'llama-3.3-70b',
      hands: [
        { by: 'author', words: 58 },
        { by: 'model', name: 'llama-3.3-70b', words: 21 },
      ],
    }),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ height: 760 }}>{Story()}</div>],
  globals: onDesktop,
} satisfies Meta<typeof WhyThisPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many words of the part each hand has written. */
export const WhoseWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Whose words these are' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Whose words these are' })).toHaveTextContent(
      'The author, 58 wordsThe model llama-3.3-70b, 21 words',
    );
  },
};
