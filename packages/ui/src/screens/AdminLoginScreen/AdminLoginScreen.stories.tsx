import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { longRefusal } from '../../testing/longText.ts';
import { says } from '../../testing/plays.ts';
import { AdminLoginScreen } from './AdminLoginScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminLoginScreen',
  component: AdminLoginScreen,
  args: { onSubmit: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AdminLoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const SigningIn: Story = { tags: ['behaviour'], args: { loading: true } };

/** A player who signs in here gets an error, and nothing is stored. */
export const NotAnAdministrator: Story = {
  args: { error: 'You do not have permission' },
  play: says('alert', 'You do not have permission'),
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };

/** The password was right, and the account has a second factor. */
export const AsksForCode: Story = {
  args: { code: { onSubmit: fn(), onBack: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};
