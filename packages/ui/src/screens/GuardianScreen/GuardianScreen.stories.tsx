import { fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { GuardianScreen } from './GuardianScreen.tsx';

const meta = {
  title: 'Screens/Account/GuardianScreen',
  component: GuardianScreen,
  args: {
    guardianship: {
      username: 'aditi_rao',
      birth_year: 2011,
      state: 'asked',
      since: fixtureInstant(2),
      can_consent: true,
      deletes_at: fixtureInstant(16),
    },
    onAgree: fn(),
    onWithdraw: fn(),
    onRemove: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/guardian' })],
} satisfies Meta<typeof GuardianScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'By the link of a mail',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'May “aditi_rao” play at Kathaloka?',
    );
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Failed: Story = { tags: ['behaviour'], args: { error: longRefusal } };
export const Phone: Story = { tags: ['behaviour'], ...Default, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Default, globals: onDesktop };
