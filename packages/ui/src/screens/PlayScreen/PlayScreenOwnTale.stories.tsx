import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop, onPhone } from '../../stories/globals.ts';
import { ferrymanMap } from '../../stories/sessionMaps.ts';
import { playing, playScreenSetUp } from '../../stories/playScreenSetUp.tsx';
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx';

const base = {
  session: { map: { data: ferrymanMap } },
  actions: { openMap: fn(), exportSession: fn(), deleteSession: fn(), branch: fn() },
};

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing(base),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Found under the settings; closed, it gives the focus back to them. */
export const FromTheSettings: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const settings = canvas.getByRole('button', { name: 'Settings' });
    await step('it opens beside the tale, and its map is asked for', async () => {
      await userEvent.click(settings);
      await userEvent.click(await screen.findByRole('button', { name: /Your tale/ }));
      const panel = await canvas.findByRole('complementary', { name: 'Your tale' });
      await expect(args.actions.openMap).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
      await expect(panel).toHaveFocus();
    });
    await step('and closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('complementary')).toBeNull();
      await expect(settings).toHaveFocus();
    });
  },
};

/** The letter opens and closes it, and the list of keys names it. */
export const OwnTaleByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('complementary', { name: 'Your tale' })).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.keyboard('m');
    await expect(args.actions.openMap).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    await expect(await screen.findByText('Your tale')).toBeInTheDocument();
    await expect(screen.queryByText('Read the newest part again')).toBeNull();
  },
};

function Reconnecting(args: PlayScreenProps) {
  const [isOffline, setIsOffline] = useState(true);
  return (
    <>
      <PlayScreen {...args} isOffline={isOffline} />
      <button type="button" onClick={() => setIsOffline(false)}>
        Reconnect
      </button>
    </>
  );
}

/** A map that was asked for without a connection is asked for again when it is back. */
export const OwnTaleAfterReconnecting: Story = {
  tags: ['behaviour'],
  args: playing(base, { session: { map: { error: 'The map could not be loaded.' } } }),
  render: (args) => <Reconnecting {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    await expect(args.actions.openMap).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }));
    await expect(args.actions.openMap).toHaveBeenCalledTimes(2);
  },
};

/** What the app is told of a turn is the same from the log and from the map. */
export const OwnTaleFromTheStart: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    await userEvent.click(canvas.getByRole('button', { name: /: The lamp at the prow/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Begin again from here' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Begin again' }));
    await expect(args.actions.branch).toHaveBeenCalledWith(
      expect.objectContaining({ turn_id: 'm6', content: 'The lamp at the prow leans toward the voice.' }),
    );
  },
};

/** On a phone the settings are under Know How, and so is the way to it. */
export const OwnTaleOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }));
    await userEvent.click(await screen.findByRole('button', { name: /Your tale/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Your tale' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await expect(screen.queryByRole('dialog', { name: 'Know How' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
    await expect(args.actions.exportSession).toHaveBeenCalledWith('markdown');
  },
};

/** Where the app has no map, nothing leads to it. */
export const OwnTaleNotOffered: Story = {
  tags: ['behaviour', 'no-visual'],
  args: playing(),
  play: async ({ canvas }) => {
    await userEvent.keyboard('m');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await screen.findByRole('button', { name: /Keyboard shortcuts/ });
    await expect(screen.queryByRole('button', { name: /Your tale/ })).toBeNull();
  },
};
