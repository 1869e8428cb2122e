import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { inPalmLeaf, onDesktop, onPhone } from '../../stories/globals.ts';
import { longRefusal } from '../../stories/longText.ts';
import { goldenPalace } from '../../stories/pictures.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/RegisterScreen',
  component: RegisterScreen,
  args: { onSubmit: fn(), picture: goldenPalace },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '1080px' } } },
  decorators: [(Story) => <SiteLayout currentPath="/register">{Story()}</SiteLayout>],
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

async function fillInHalf({ canvas }: { canvas: ReturnType<typeof within> }) {
  await userEvent.type(canvas.getByLabelText('Username'), 'aditi rao');
  await userEvent.type(canvas.getByLabelText('Email'), 'aditi@example.com');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Tenali');
  await userEvent.type(canvas.getByLabelText('Password'), 'Tenalirama');
  await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeDisabled();
}

/** The list under the password ticks off what is there; what does not match says so at once. */
export const HalfFilledIn: Story = { play: fillInHalf, globals: onDesktop };
export const HalfFilledInPhone: Story = { play: fillInHalf, globals: onPhone };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};
export const Busy: Story = { args: { loading: true } };
export const ServerRefused: Story = {
  args: { error: 'This username is taken already. Please choose another one.' },
};
export const LongText: Story = { args: { error: longRefusal }, globals: onPhone };
export const Phone: Story = { ...Guest, globals: onPhone };
export const Desktop: Story = { ...Guest, globals: onDesktop };
export const PalmLeaf: Story = { ...HalfFilledIn, globals: { ...inPalmLeaf, ...onDesktop } };
