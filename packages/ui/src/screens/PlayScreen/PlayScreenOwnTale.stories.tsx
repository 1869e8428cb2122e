import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { ferrymanMap } from '../../testing/sessionMaps.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx';

const base = {
  session: { map: { data: ferrymanMap } },
  actions: { openMap: fn(), exportSession: fn(), makeBook: fn(), deleteSession: fn(), branch: fn() },
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

/** "Your tale" opens from the menu, whose button gets the focus back on closing. */
export const OwnTaleByItsButton: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await step('it opens beside the tale, and its map is asked for', async () => {
      await userEvent.click(menu);
      await userEvent.click(canvas.getByRole('button', { name: 'Your tale' }));
      const panel = await canvas.findByRole('complementary', { name: 'Your tale' });
      await expect(args.actions.openMap).toHaveBeenCalledOnce();
      await waitFor(() => expect(panel).toHaveFocus());
    });
    await step('and closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('complementary')).toBeNull();
      await expect(menu).toHaveFocus();
    });
  },
};

/** A shortcut opens and closes "Your tale", and is in the list of keys. */
export const OwnTaleByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Your tale' })).toHaveFocus());
    await userEvent.keyboard('m');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.keyboard('m');
    await expect(args.actions.openMap).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(await keys.findByText('Your tale')).toBeInTheDocument();
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

/** A map that was requested without a connection is fetched when the connection is back. */
export const OwnTaleAfterReconnecting: Story = {
  tags: ['behaviour'],
  args: playing(base, {
    session: { map: { error: 'The map could not be loaded. Your tale is safe; please try again.' } },
  }),
  render: (args) => <Reconnecting {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    await expect(args.actions.openMap).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }));
    await expect(args.actions.openMap).toHaveBeenCalledTimes(2);
  },
};

/** The log and the map report the same turn to the app. */
export const OwnTaleFromTheStart: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    await userEvent.click(await canvas.findByRole('button', { name: /: The lamp at the prow/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Begin again from here' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Begin again' }));
    await expect(args.actions.branch).toHaveBeenCalledWith(
      expect.objectContaining({ turn_id: 'm6', content: 'The lamp at the prow leans toward the voice.' }),
    );
  },
};

/** On a phone "Your tale" is a sheet. */
export const OwnTaleOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Your tale' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your tale' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
    await expect(args.actions.exportSession).toHaveBeenCalledWith('markdown');
  },
};

/** Without a map in the app, there is neither button nor shortcut. */
export const OwnTaleNotOffered: Story = {
  tags: ['behaviour', 'no-visual'],
  args: playing(),
  play: async ({ canvas }) => {
    await userEvent.keyboard('m');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Your tale' })).toBeNull();
  },
};
