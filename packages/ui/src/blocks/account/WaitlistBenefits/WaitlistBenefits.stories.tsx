import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { WaitlistBenefits } from './WaitlistBenefits.tsx';

const meta = {
  title: 'Components/Account/WaitlistBenefits',
  component: WaitlistBenefits,
} satisfies Meta<typeof WaitlistBenefits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'All benefits',
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
  parameters: contents<Story>({ long: 'words' }),
};
