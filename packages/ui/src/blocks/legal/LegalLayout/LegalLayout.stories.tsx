import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onDesktop, onPhone } from '../../../stories/globals.ts';
import { withLongWords } from '../../../stories/longWords.tsx';
import { LegalLayout } from './LegalLayout.tsx';

const meta = {
  title: 'Blocks/Legal/LegalLayout',
  component: LegalLayout,
  args: { page: 'terms' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof LegalLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The guidebook marks the section that is being read. */
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
};

export const Privacy: Story = { args: { page: 'privacy' }, globals: onDesktop };
export const LongText: Story = { decorators: [withLongWords], globals: onPhone };
