import { HINT_INTERVAL_MS, HINT_PULSE_MS, HINT_PULSES } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pass, withClock } from '../../../testing/clock.ts';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { COMMANDS } from '../commands.ts';
import { CommandPanel, type CommandPanelProps } from './CommandPanel.tsx';

function Panel({ value: initial, onValueChange, ...rest }: CommandPanelProps) {
  const [text, setText] = useState(initial);
  function handleTextChange(next: string) {
    setText(next);
    onValueChange(next);
  }
  return <CommandPanel value={text} onValueChange={handleTextChange} {...rest} />;
}

const meta = {
  title: 'Components/Playing/CommandPanel',
  component: CommandPanel,
  args: { value: '', onValueChange: fn(), onAct: fn(), onCommand: fn(), current_xp: 84 },
  render: (args) => <Panel {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 820 }}>{Story()}</div>],
} satisfies Meta<typeof CommandPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'All commands',
  play: async ({ canvas, args, step }) => {
    const act = canvas.getByRole('button', { name: 'Act' });
    const input = canvas.getByPlaceholderText('Describe your custom action...');
    await step('Act needs words, and spaces are none, whether they have a width or not', async () => {
      await expect(act).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(input, ' \u200b ');
      await expect(act).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(act);
      await userEvent.keyboard('{Enter}');
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step('Enter sends them, trimmed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'I hold out the lamp. {Enter}');
      await expect(args.onAct).toHaveBeenCalledWith('I hold out the lamp.');
    });
    await step('so does Act, and the next letters are typed where the others were', async () => {
      await userEvent.type(input, 'I wait.');
      await userEvent.click(act);
      await expect(args.onAct).toHaveBeenLastCalledWith(expect.stringContaining('I wait.'));
      await expect(input).toHaveFocus();
    });
    await step('four commands', async () => {
      for (const name of ['Continue', 'Immerse', 'Show', 'Undo'])
        await userEvent.click(canvas.getByRole('button', { name: new RegExp(name) }));
      for (const [index, command] of COMMANDS.entries())
        await expect(args.onCommand).toHaveBeenNthCalledWith(index + 1, command);
    });
    await step('what each does and costs is heard as well', async () => {
      await expect(canvas.getByRole('button', { name: 'Show' })).toHaveAccessibleDescription(
        'Draws an image of the current scene. Costs 2 XP.',
      );
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(/stay spent\.$/);
    });
  },
  parameters: contents<Story>({
    long: { value: 'I row and I sing and I count the lamps. '.repeat(20) },
    hi: { value: 'मैं दीया आगे बढ़ाता हूँ।' },
    ur: { value: 'میں چراغ آگے بڑھاتا ہوں۔' },
  }),
};

/** Keyboard focus also opens the tooltip with the effect and cost of a command. */
export const Explained: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show' }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Draws an image of the current scene. Costs 2 XP.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Undo shows its cost beside its effect. */
export const UndoHasAPrice: Story = {
  args: { costs: { undo: 3 }, onRedo: fn() },
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveTextContent('3 XP');
    await expect(undo).toHaveAccessibleDescription(/Redo brings it back.* Costs 3 XP\.$/);
  },
};

export const WithText: Story = { tags: ['behaviour'], args: { value: 'I hold out the lamp.' } };

/** While a turn is running, all controls are disabled, and the typed text stays. */
export const Busy: Story = {
  args: { loading: true, value: 'I hold out the lamp.' },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await userEvent.type(canvas.getByRole('textbox'), ' And wait.{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox')).toHaveValue('I hold out the lamp.');
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(args.onCommand).not.toHaveBeenCalled();
  },
};

const TURN_MS = 2000;

function Turn(args: CommandPanelProps) {
  const [loading, setLoading] = useState(false);
  function handleTurn() {
    setLoading(true);
    setTimeout(() => setLoading(false), TURN_MS);
  }
  return <Panel {...args} loading={loading} onAct={handleTurn} onCommand={handleTurn} />;
}

/** Keyboard focus stays in place during a turn. */
export const FocusStays: Story = {
  tags: ['behaviour'],
  render: (args) => <Turn {...args} />,
  beforeEach: withClock,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'I wait.{Enter}');
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await expect(input).toHaveFocus();
    await pass(TURN_MS);
    await expect(input).toHaveAttribute('aria-disabled', 'false');
    await expect(input).toHaveFocus();
    const immerse = canvas.getByRole('button', { name: /Immerse/ });
    await userEvent.click(immerse);
    await expect(immerse).toHaveAttribute('aria-disabled', 'true');
    await expect(immerse).toHaveFocus();
  },
};

/** The hint is shown five times, with long pauses. */
export const Hint: Story = {
  tags: ['behaviour'],
  args: { hasHint: true },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    const { dataset } = canvas.getByRole('button', { name: /Continue/ });
    await expect(dataset.pulse).toBeUndefined();
    await pass(HINT_INTERVAL_MS - HINT_PULSE_MS);
    for (let given = 0; given < HINT_PULSES; given += 1) {
      await expect(dataset.pulse).toBeUndefined();
      await pass(HINT_PULSE_MS);
      await expect(dataset.pulse).toBeDefined();
      await pass(HINT_INTERVAL_MS - HINT_PULSE_MS);
    }
    await pass(HINT_PULSE_MS);
    await expect(dataset.pulse).toBeUndefined();
  },
};

/** The pulse, slowed down so that it can be inspected. */
export const Pulsing: Story = { args: { hasHint: true, hintIntervalMs: 10, hintPulseMs: 600_000 } };

export const XpShort: Story = {
  args: { current_xp: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Immerse.*Needs 2 XP/ })).toBeEnabled();
  },
};

/** Redo restores the undone turn, at no cost. */
export const Redo: Story = {
  args: { canRedo: true, onRedo: fn() },
  play: async ({ canvas, args }) => {
    const redo = canvas.getByRole('button', { name: 'Redo' });
    await expect(redo).toHaveAccessibleDescription('Brings back what was undone. Costs nothing.');
    await userEvent.click(redo);
    await expect(args.onRedo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      /Redo brings it back/,
    );
  },
};
export const RedoOnPhone: Story = {
  ...Redo,
  tags: ['behaviour'],
  globals: onPhone,
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: 'Commands' }));
    await Redo.play?.(context);
  },
};

/** There is no turn to undo and none to restore. */
export const NothingToUndo: Story = {
  tags: ['behaviour'],
  args: { canUndo: false, canRedo: false, onRedo: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Redo' })).toBeNull();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    await expect(args.onCommand).not.toHaveBeenCalled();
  },
};

/** Offline, text can be typed, but not sent. */
export const Offline: Story = {
  args: { isOffline: true, value: 'I hold out' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, ' the lamp.{Enter}');
    await expect(input).toHaveValue('I hold out the lamp.');
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(args.onCommand).not.toHaveBeenCalled();
  },
};

/** A youth account plays by choices, without a field and without prices. */
export const ChoicesOnly: Story = {
  args: { isChoicesOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('This account plays by choices.')).toBeVisible();
  },
};
