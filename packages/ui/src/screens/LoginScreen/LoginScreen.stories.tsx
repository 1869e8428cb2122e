import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GoogleButton } from '../../blocks/account/GoogleButton/GoogleButton.tsx';
import { contents } from '../../testing/contents.ts';
import { inPalmLeaf, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { moonlitRiver } from '../../testing/pictures.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Account/LoginScreen',
  component: LoginScreen,
  args: { onSubmit: fn(), picture: moonlitRiver, google: <GoogleButton onClick={fn()} /> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  decorators: [inSite({ currentPath: '/login' })],
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

/** Signing in with a token from the address. */
export const SigningInByLink: Story = {
  tags: ['behaviour'],
  args: { isSigningInByLink: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Signing in...' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Refused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username or Email'), 'ad');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Username or Email')).toHaveFocus();
  },
};

export const Busy: Story = { tags: ['behaviour'], args: { loading: true } };
export const ServerRefused: Story = { tags: ['behaviour'], args: { error: 'Invalid username or password' } };
export const WithoutGoogle: Story = { tags: ['behaviour'], args: { google: undefined } };
export const WithoutAPicture: Story = { tags: ['behaviour'], args: { picture: undefined } };
export const Phone: Story = { tags: ['behaviour'], ...Guest, globals: onPhone };
export const PhoneRefused: Story = { tags: ['behaviour'], ...Refused, globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Guest, globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], ...Guest, globals: onDesktop };
export const PalmLeaf: Story = { tags: ['behaviour'], ...Refused, globals: { ...inPalmLeaf, ...onDesktop } };

/** The password was right, and the account has a second factor. */
export const AsksForCode: Story = {
  args: { code: { onSubmit: fn(), onBack: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};
