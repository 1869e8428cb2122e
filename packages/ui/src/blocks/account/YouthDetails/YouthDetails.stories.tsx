import { fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { YouthDetails } from './YouthDetails.tsx';

const meta = {
  title: 'Components/Account/YouthDetails',
  component: YouthDetails,
  args: { youth: { needs: null, adult_in: 2030, consented_at: fixtureInstant(3) } },
} satisfies Meta<typeof YouthDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'With consent',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/beginning of 2030/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const WithoutConsent: Story = {
  args: { youth: { needs: 'consent', adult_in: null, consented_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the consent of your guardian' })).toHaveAttribute(
      'href',
      '/consent',
    );
  },
};
export const Phone: Story = { tags: ['behaviour'], args: WithoutConsent.args!, globals: onPhone };
