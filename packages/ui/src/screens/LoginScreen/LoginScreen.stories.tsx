import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GoogleButton } from '../../blocks/account/GoogleButton/GoogleButton.tsx';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { inPalmLeaf, onDesktop, onPhone, onTablet } from '../../stories/globals.ts';
import { longRefusal } from '../../stories/longText.ts';
import { moonlitRiver } from '../../stories/pictures.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/LoginScreen',
  component: LoginScreen,
  args: { onSubmit: fn(), picture: moonlitRiver, google: <GoogleButton onClick={fn()} /> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  decorators: [(Story) => <SiteLayout currentPath="/login">{Story()}</SiteLayout>],
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Signing in with a token from the address. */
export const SigningInByLink: Story = {
  args: { isSigningInByLink: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Signing in...' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username or Email'), 'ad');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Username or Email')).toHaveFocus();
  },
};

export const Busy: Story = { args: { loading: true } };
export const ServerRefused: Story = { args: { error: 'Invalid username or password' } };
export const WithoutGoogle: Story = { args: { google: undefined } };
export const WithoutAPicture: Story = { args: { picture: undefined } };
export const LongText: Story = { args: { error: longRefusal }, globals: onPhone };
export const Phone: Story = { ...Guest, globals: onPhone };
export const PhoneRefused: Story = { ...Refused, globals: onPhone };
export const Tablet: Story = { ...Guest, globals: onTablet };
export const Desktop: Story = { ...Guest, globals: onDesktop };
export const PalmLeaf: Story = { ...Refused, globals: { ...inPalmLeaf, ...onDesktop } };
