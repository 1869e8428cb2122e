import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { longRefusal } from '../../testing/longText.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/Account/ResetPasswordScreen',
  component: ResetPasswordScreen,
  args: { onSubmit: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  decorators: [(Story) => <SiteLayout>{Story()}</SiteLayout>],
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Tenali');
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Busy: Story = { tags: ['behaviour'], args: { loading: true } };
export const Done: Story = {
  tags: ['behaviour'],
  args: { state: 'done' },
};
export const LinkNoLongerWorks: Story = {
  tags: ['behaviour'],
  args: { state: 'invalid' },
};
export const ServerFailed: Story = {
  tags: ['behaviour'],
  args: { error: 'Failed to process password reset' },
};
export const Phone: Story = { tags: ['behaviour'], ...Guest, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Guest, globals: onDesktop };
