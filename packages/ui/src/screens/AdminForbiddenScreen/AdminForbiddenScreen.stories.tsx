import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { LONG_WORD } from '../../testing/longText.ts';
import { AdminForbiddenScreen } from './AdminForbiddenScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminForbiddenScreen',
  component: AdminForbiddenScreen,
  args: { username: 'meera', onLogout: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AdminForbiddenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/signed in as meera/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as somebody else' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { username: LONG_WORD } }),
};
export const NotKnownYet: Story = { tags: ['behaviour'], args: { username: undefined } };
export const Busy: Story = { tags: ['behaviour'], args: { isLoggingOut: true } };
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
