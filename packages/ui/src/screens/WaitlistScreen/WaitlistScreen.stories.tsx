import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { goldenPalace } from '../../testing/pictures.tsx';
import { WaitlistScreen } from './WaitlistScreen.tsx';

const meta = {
  title: 'Screens/Account/WaitlistScreen',
  component: WaitlistScreen,
  args: { onSubmit: fn(), picture: goldenPalace },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '1100px' } } },
  decorators: [inSite({ currentPath: '/premium-waitlist' })],
} satisfies Meta<typeof WaitlistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Coming soon',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-of-service');
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

export const Refused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Aditi Rao');
    await userEvent.type(canvas.getByLabelText('Email'), 'aditi@{Enter}');
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
  },
};
export const Busy: Story = { tags: ['behaviour'], args: { loading: true } };
export const Failed: Story = {
  tags: ['behaviour'],
  args: { error: 'Something went wrong. Please try again later.' },
};
export const Joined: Story = {
  tags: ['behaviour'],
  args: { isJoined: true },
};
export const WithoutAPicture: Story = { tags: ['behaviour'], args: { picture: undefined } };
export const Phone: Story = { tags: ['behaviour'], ...Default, name: 'Phone', globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Default, name: 'Tablet', globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], ...Default, name: 'Desktop', globals: onDesktop };
