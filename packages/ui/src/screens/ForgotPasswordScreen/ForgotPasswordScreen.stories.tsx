import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/Account/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  args: { onSubmit: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/forgot-password' })],
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot your password?');
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Busy: Story = { tags: ['behaviour'], args: { loading: true } };
export const Sent: Story = {
  tags: ['behaviour'],
  args: { isSent: true },
};
export const ServerFailed: Story = {
  tags: ['behaviour'],
  args: { error: 'Failed to process password reset' },
};
export const Phone: Story = { tags: ['behaviour'], ...Guest, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Guest, globals: onDesktop };
