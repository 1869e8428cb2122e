import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = {
  title: 'Screens/Account/VerifyEmailScreen',
  component: VerifyEmailScreen,
  args: { state: 'pending', onResend: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/verify-email' })],
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Verifying your email address...',
    );
  },
  parameters: contents<Story>({ long: { state: 'error', error: longRefusal } }),
};
export const Success: Story = {
  tags: ['behaviour'],
  args: { state: 'success' },
};
export const Failed: Story = {
  tags: ['behaviour'],
  args: { state: 'error' },
};
export const Manual: Story = {
  tags: ['behaviour'],
  args: { state: 'manual' },
};
export const Resent: Story = {
  tags: ['behaviour'],
  args: { state: 'manual', isResent: true, email: 'aditi@example.com' },
};
export const Phone: Story = { tags: ['behaviour'], ...Pending, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Pending, globals: onDesktop };
