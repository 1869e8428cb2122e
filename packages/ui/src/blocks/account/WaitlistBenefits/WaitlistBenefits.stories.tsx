import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone } from '../../../stories/globals.ts';
import { withLongWords } from '../../../stories/longWords.tsx';
import { WaitlistBenefits } from './WaitlistBenefits.tsx';

const meta = {
  title: 'Blocks/Account/WaitlistBenefits',
  component: WaitlistBenefits,
} satisfies Meta<typeof WaitlistBenefits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Early access',
      'Exclusive content',
      'Advanced AI models',
      'Priority support',
      'Ad-free experience',
      'Custom themes',
    ]);
  },
};
export const LongText: Story = { decorators: [withLongWords], globals: onPhone };
