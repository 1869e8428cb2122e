import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { onDesktop, onPhone } from '../../stories/globals.ts';
import { longRefusal } from '../../stories/longText.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  args: { onSubmit: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [(Story) => <SiteLayout currentPath="/forgot-password">{Story()}</SiteLayout>],
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot your password?');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Busy: Story = { args: { loading: true } };
export const Sent: Story = { args: { isSent: true } };
export const ServerFailed: Story = { args: { error: 'Failed to process password reset' } };
export const LongText: Story = { args: { error: longRefusal }, globals: onPhone };
export const Phone: Story = { ...Guest, globals: onPhone };
export const Desktop: Story = { ...Guest, globals: onDesktop };
