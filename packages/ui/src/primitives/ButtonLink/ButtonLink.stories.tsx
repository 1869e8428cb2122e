import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi, inUrdu } from '../../stories/globals.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { children: 'Go to Home', href: '#home' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '#home');
  },
};

export const Primary: Story = { args: { variant: 'primary', size: 'large' } };
export const Outline: Story = { args: { variant: 'outline', size: 'small', children: 'PLAY' } };
export const LongText: Story = {
  args: { children: 'Go back to the story that you were reading before you came here' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetWidth).toBeLessThanOrEqual(240);
  },
};
export const Hindi: Story = { args: { children: 'मुखपृष्ठ पर जाइए' }, globals: inHindi };
export const Urdu: Story = { args: { children: 'سرورق پر جائیے' }, globals: inUrdu };
