import { overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi, inUrdu, onPhone } from '../../stories/globals.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Patterns/LoadingScreen',
  component: LoadingScreen,
  args: { message: 'Loading stories...' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...');
  },
};
export const LongText: Story = { args: { message: overlongStory.tagline }, globals: onPhone };
export const Hindi: Story = { args: { message: 'कहानियाँ आ रही हैं...' }, globals: inHindi };
export const Urdu: Story = { args: { message: 'کہانیاں آ رہی ہیں...' }, globals: inUrdu };
