import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inPalmLeaf, onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { goldenPalace } from '../../testing/pictures.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Account/RegisterScreen',
  component: RegisterScreen,
  args: { onSubmit: fn(), picture: goldenPalace },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '1080px' } } },
  decorators: [inSite({ currentPath: '/register' })],
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

async function fillInHalf({ canvas }: { canvas: ReturnType<typeof within> }) {
  await userEvent.type(canvas.getByLabelText('Username'), 'aditi rao');
  await userEvent.type(canvas.getByLabelText('Email'), 'aditi@example.com');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Tenali');
  await userEvent.type(canvas.getByLabelText('Password'), 'Tenalirama');
  await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeDisabled();
}

/** The list under the password ticks off the requirements that it meets; a mismatch shows immediately. */
export const HalfFilledIn: Story = { tags: ['behaviour'], play: fillInHalf, globals: onDesktop };
export const HalfFilledInPhone: Story = { tags: ['behaviour'], play: fillInHalf, globals: onPhone };

export const Empty: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};
export const Busy: Story = { tags: ['behaviour'], args: { loading: true } };
export const ServerRefused: Story = {
  tags: ['behaviour'],
  args: { error: 'This username is taken already. Please choose another one.' },
};
export const Phone: Story = { tags: ['behaviour'], ...Guest, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Guest, globals: onDesktop };
export const PalmLeaf: Story = {
  tags: ['behaviour'],
  ...HalfFilledIn,
  globals: { ...inPalmLeaf, ...onDesktop },
};
