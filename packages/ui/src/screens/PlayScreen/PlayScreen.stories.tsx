import { aTurnReasons, ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { entriesFromHistory } from '../../blocks/play/entriesFromHistory.ts';
import { DEFAULT_PREFERENCES } from '../../blocks/play/playPreferences.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { ferrymanEntries } from '../../testing/playStories.tsx';

const base = {
  session: { choices: ferrymanHistory[3]?.choices, reasons: { data: aTurnReasons() } },
  actions: { readAloud: fn(), copy: fn(), openReasons: fn(), reportToAuthor: fn() },
  selectedModels: { text: 'tenali', image: 'vishvakarma' },
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

/** Everything is visible without scrolling, and page scrolling is locked. */
export const Playing: Story = {
  tags: ['played'],
  play: async ({ canvas, args, step }) => {
    await step('the screen is full and holds still', async () => {
      await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
      const commands = canvas.getByRole('button', { name: /^Undo/ }).getBoundingClientRect();
      await expect(commands.bottom).toBeLessThanOrEqual(window.innerHeight);
      const log = canvas.getByRole('log').getBoundingClientRect();
      const first = canvas.getByRole('button', { name: /^Close your fist/ }).getBoundingClientRect();
      await expect(log.bottom).toBeLessThanOrEqual(first.top);
    });
    await step('a choice', async () => {
      await userEvent.keyboard('2');
      await expect(args.actions.choose).toHaveBeenCalledWith(ferrymanHistory[3]?.choices[1]);
    });
    await step('an action in own words', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'I hum 1 song{Enter}');
      await expect(args.actions.act).toHaveBeenCalledWith('custom_action', 'I hum 1 song');
      await expect(args.actions.choose).toHaveBeenCalledOnce();
    });
    await step('back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(args.actions.back).toHaveBeenCalledOnce();
    });
  },
};

/** Undo needs no confirmation, since Redo reverts it; the focus stays on the button. */
export const Undoing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const undo = canvas.getByRole('button', { name: /^Undo/ });
    await userEvent.click(undo);
    await expect(args.actions.act).toHaveBeenLastCalledWith('undo');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('u');
    await expect(args.actions.act).toHaveBeenCalledTimes(2);
    await expect(args.actions.act).toHaveBeenLastCalledWith('undo');
    await expect(undo).toHaveFocus();
  },
};

/** Single-letter shortcuts work, but not in the input, and not when they are turned off. */
export const Shortcuts: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    await step('letters', async () => {
      await userEvent.keyboard('c');
      await expect(args.actions.act).toHaveBeenLastCalledWith('continue');
      await userEvent.keyboard('r');
      await expect(args.actions.readAloud).toHaveBeenCalledWith(ferrymanEntries.at(-1));
    });
    await step('the slash leads to the input, and there letters are letters', async () => {
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await userEvent.keyboard('sit');
      await expect(args.actions.act).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('textbox')).toHaveValue('sit');
    });
    await step('the question mark shows them all', async () => {
      canvas.getByRole('textbox').blur();
      await userEvent.keyboard('?');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
    });
  },
};

/** A letter in the open list of a picker is typeahead, not a shortcut. */
export const LettersInAPicker: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const picker = () => canvas.getByRole('combobox', { name: /^Image model/ });
    await step('the open list', async () => {
      picker().focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByText('Purani gufa ki deewar jaisi painting');
      // the list handles letters once it has the focus
      await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveFocus());
      await userEvent.keyboard('c');
      await waitFor(() => expect(screen.getByRole('option', { name: /^Chitrakar/ })).toHaveFocus());
      await expect(args.actions.act).not.toHaveBeenCalled();
    });
    await step('the button that opens it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(picker()).toHaveFocus());
      await userEvent.keyboard('c');
      await expect(args.actions.act).toHaveBeenCalledWith('continue');
      await expect(args.actions.selectModel).not.toHaveBeenCalled();
    });
  },
};

export const ShortcutsOff: Story = {
  tags: ['behaviour'],
  args: { preferences: { ...DEFAULT_PREFERENCES, has_letter_keys: false } },
  play: async ({ args }) => {
    await userEvent.keyboard('c');
    await expect(args.actions.act).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await expect(args.actions.choose).not.toHaveBeenCalled();
  },
};

/** Help opens beside the log and covers nothing; the reasons use the same place. */
export const KnowHow: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }));
    const panel = await canvas.findByRole('complementary', { name: 'Know How' });
    await waitFor(() =>
      expect(canvas.getByRole('log').getBoundingClientRect().left).toBeGreaterThan(
        panel.getBoundingClientRect().right,
      ),
    );
  },
};

export const WhyThis: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Why this?' }).at(-1) as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Why this?' })).toBeVisible());
    await expect(canvas.queryByRole('complementary', { name: 'Know How' })).toBeNull();
  },
};

/** The settings are in the menu, whose first row gets the focus, and open beside the tale. */
export const Settings: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'At once' }));
    await expect(args.actions.changePreferences).toHaveBeenCalledWith({ typing: 'at_once' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** On a phone the settings are in the menu, and open a sheet within reach of a thumb. */
export const SettingsOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const sheet = await screen.findByRole('dialog', { name: 'Settings' });
    await userEvent.click(within(sheet).getByRole('radio', { name: 'At once' }));
    await expect(args.actions.changePreferences).toHaveBeenCalledWith({ typing: 'at_once' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }));
    await screen.findByRole('dialog', { name: 'Know How' });
    await expect(screen.queryByRole('radio', { name: 'At once' })).toBeNull();
  },
};
export const LargeText: Story = { args: { preferences: { ...DEFAULT_PREFERENCES, tale_size: 4 } } };
export const LongLog: Story = {
  tags: ['behaviour'],
  args: playing(base, {
    session: {
      entries: entriesFromHistory(
        Array.from({ length: 120 }, (_, index) => ({
          ...(ferrymanHistory[index % 4] as (typeof ferrymanHistory)[number]),
          id: `turn-${index}`,
        })),
        { separator: 'Earlier in this tale', modelName: () => 'Tenali' },
      ),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toBeInTheDocument();
  },
};
