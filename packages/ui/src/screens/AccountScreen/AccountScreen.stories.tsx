import { aUser, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountDetails } from '../../blocks/account/AccountDetails/AccountDetails.tsx';
import { ChangePasswordForm } from '../../blocks/account/ChangePasswordForm/ChangePasswordForm.tsx';
import { DeleteAccountForm } from '../../blocks/account/DeleteAccountForm/DeleteAccountForm.tsx';
import { DownloadMyData } from '../../blocks/account/DownloadMyData/DownloadMyData.tsx';
import { SecondFactorPanel } from '../../blocks/account/SecondFactorPanel/SecondFactorPanel.tsx';
import { SessionList } from '../../blocks/account/SessionList/SessionList.tsx';
import { contents } from '../../testing/contents.ts';
import { onDesktop } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { AccountScreen } from './AccountScreen.tsx';

const NOW = '2026-11-20T09:30:00Z';
const sessions = [
  {
    id: fixtureId('session', 1),
    device: 'Firefox on Linux',
    created_at: '2026-11-01T08:00:00Z',
    last_used_at: NOW,
    is_current: true,
  },
  {
    id: fixtureId('session', 2),
    device: 'Chrome on Android',
    created_at: '2026-10-11T08:00:00Z',
    last_used_at: '2026-11-18T20:00:00Z',
    is_current: false,
  },
];

function account(user = aUser({})) {
  return (
    <>
      <AccountDetails user={user} onResend={fn()} />
      <SecondFactorPanel
        factor={{ since: null, recovery_codes_left: 0 }}
        onBegin={fn()}
        onConfirm={fn()}
        onCancel={fn()}
        onCopy={fn()}
        onSave={fn()}
        onDone={fn()}
        onRemove={fn()}
      />
      <SessionList sessions={sessions} now={NOW} onEndOthers={fn()} onEnd={fn()} />
      <ChangePasswordForm onSubmit={fn()} />
      <DownloadMyData onDownload={fn()} />
      <DeleteAccountForm onSubmit={fn()} hasStories />
    </>
  );
}

/** The parts of an account, as children. */
const meta = {
  title: 'Screens/Account/AccountScreen',
  component: AccountScreen,
  args: { children: account() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/account', isSignedIn: true })],
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your Progress' })).toHaveAttribute('href', '/profile');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Your account',
      'Second factor',
      'Where you are signed in',
      'Change password',
      'Your data',
      'Delete my account',
    ]);
  },
  parameters: contents<Story>({
    long: { children: account(aUser({ display_name: 'Chandrashekharendra '.repeat(5).trim() })) },
  }),
};
export const NotVerified: Story = {
  tags: ['behaviour'],
  args: { children: account(aUser({ is_verified: false })) },
  globals: onDesktop,
};
