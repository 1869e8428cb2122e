import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { withLongWords } from '../../testing/longWords.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = {
  title: 'Screens/Legal/PrivacyScreen',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/privacy-policy' })],
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByText('Last updated 27 March 2024')).toBeVisible();
    const sections = canvas.getAllByRole('region').map((section) => section.querySelector('h2'));
    const titles = sections.map((title) => title?.lastChild?.textContent);
    await expect(titles).toEqual([
      'Information We Collect',
      'How We Use Information',
      'How We Share Information',
      'Security',
      'Your Rights',
      'Children Under 13',
      'International Transfers',
      'Changes to This Policy',
      'Contact',
    ]);
  },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Phone, globals: onTablet };
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onPhone };
