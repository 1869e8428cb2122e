import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { withLongWords } from '../../testing/longWords.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Legal/TermsScreen',
  component: TermsScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/terms-of-service' })],
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(canvas.getByText('Last revised 27 March 2024')).toBeVisible();
    const sections = canvas.getAllByRole('region').map((section) => section.querySelector('h2'));
    const titles = sections.map((title) => title?.lastChild?.textContent);
    await expect(titles).toEqual([
      'Introduction',
      'Acceptance of Terms',
      'Who May Use the Services',
      'User Accounts',
      'Modifications',
      'Refund Policy',
      'Governing Law',
      'From the guidebook',
    ]);
  },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Phone, globals: onTablet };
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onPhone };
/** The terms are not translated: they stay English, on a page that reads from right to left. */
export const UrduPage: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
