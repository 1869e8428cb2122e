import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { Guidebook } from './Guidebook.tsx';

const meta = {
  title: 'Components/Legal/Guidebook',
  component: Guidebook,
  args: { page: 'terms', currentSection: 'who-may-use' },
  globals: onDesktop,
  decorators: [(Story) => <div style={{ maxWidth: 264 }}>{Story()}</div>],
} satisfies Meta<typeof Guidebook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  play: async ({ canvas }) => {
    const anchors = ['Getting Started', 'Account Questions', 'Privacy & Security', 'Terms of Service'].map(
      (name) => canvas.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(anchors).toEqual([
      '/terms-of-service#getting-started',
      '/terms-of-service#account-questions',
      '/privacy-policy#privacy-security',
      '/terms-of-service#terms-of-service',
    ]);
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent(
      'Who May Use the Services',
    );
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const Privacy: Story = {
  args: { page: 'privacy', currentSection: 'security' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy & Security');
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
  },
};
