import { anAccountSession, fixtureId, fixtureInstant } from '@kathaloka/contract/fixtures';
import type { AccountSession } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { SessionList } from './SessionList.tsx';

const here = anAccountSession();
const telephone = anAccountSession({
  id: fixtureId('session', 102),
  device: 'Chrome on Android',
  last_used_at: fixtureInstant(19),
  is_current: false,
});
const library = anAccountSession({
  id: fixtureId('session', 103),
  device: '',
  last_used_at: fixtureInstant(5),
  is_current: false,
});

const meta = {
  title: 'Components/Account/SessionList',
  component: SessionList,
  args: { sessions: [telephone, here, library], now: fixtureInstant(20), onEndOthers: fn(), onEnd: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This browser is listed first. */
export const Default: Story = {
  name: 'This browser and two others',
  play: async ({ canvas, args }) => {
    const devices = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(devices).toEqual([
      'Firefox on LinuxThis browserSigned in on November 4, 2026',
      'Chrome on AndroidLast used yesterdaySign out',
      'Unknown browserLast used November 5Sign out',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await expect(args.onEnd).toHaveBeenCalledWith(telephone);
  },
  parameters: contents<Story>({
    long: {
      sessions: [
        here,
        anAccountSession({
          ...telephone,
          device:
            'Mozilla/5.0 (Linux; Android 14; SM-A556E Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile',
        }),
      ],
    },
  }),
};

/** The button is removed with its session, and focus stays in the list. */
export const Ended: Story = {
  tags: ['behaviour'],
  render: function Ending({ sessions: first, ...args }) {
    const [sessions, setSessions] = useState(first);
    const end = (ended: AccountSession) => setSessions(sessions?.filter(({ id }) => id !== ended.id));
    return <SessionList {...args} sessions={sessions} onEnd={end} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await expect(canvas.queryByText('Chrome on Android')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  },
};

export const Alone: Story = {
  args: { sessions: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not signed in anywhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = {
  args: { sessions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your sessions...')).toBeInTheDocument();
  },
};
