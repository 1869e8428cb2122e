import { fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { ConsentScreen } from './ConsentScreen.tsx';

const meta = {
  title: 'Screens/Account/ConsentScreen',
  component: ConsentScreen,
  args: {
    youth: {
      needs: 'consent',
      guardian_email: 'mother@example.com',
      is_asked_by_mail: true,
      deletes_at: fixtureInstant(16),
    },
    email: 'aditi@example.com',
    onGiveYear: fn(),
    onAskGuardian: fn(),
    onLook: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/consent' })],
} satisfies Meta<typeof ConsentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Before anything is played',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Waiting for your guardian');
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Failed: Story = { tags: ['behaviour'], args: { error: longRefusal } };
export const Phone: Story = { tags: ['behaviour'], ...Default, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Default, globals: onDesktop };
