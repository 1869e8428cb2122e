import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { LegalLayout } from './LegalLayout.tsx';

const meta = {
  title: 'Components/Legal/LegalLayout',
  component: LegalLayout,
  args: { page: 'terms' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof LegalLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The guidebook marks the section in view. */
export const FollowsTheReader: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Introduction');
    canvas.getByRole('heading', { name: 'User Accounts' }).scrollIntoView({ behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('User Accounts'),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const Privacy: Story = { tags: ['behaviour'], args: { page: 'privacy' }, globals: onDesktop };
