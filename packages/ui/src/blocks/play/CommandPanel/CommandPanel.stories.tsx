import { HINT_INTERVAL_MS, HINT_PULSE_MS, HINT_PULSES } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pass, withClock } from '../../../stories/clock.ts';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import { COMMANDS } from '../commands.ts';
import { CommandPanel, type CommandPanelProps } from './CommandPanel.tsx';

function Panel({ text: initial, onTextChange, ...rest }: CommandPanelProps) {
  const [text, setText] = useState(initial);
  function handleTextChange(next: string) {
    setText(next);
    onTextChange(next);
  }
  return <CommandPanel text={text} onTextChange={handleTextChange} {...rest} />;
}

const meta = {
  title: 'Blocks/Play/CommandPanel',
  component: CommandPanel,
  args: { text: '', onTextChange: fn(), onAct: fn(), onCommand: fn(), current_xp: 84 },
  render: (args) => <Panel {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 820 }}>{Story()}</div>],
} satisfies Meta<typeof CommandPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const act = canvas.getByRole('button', { name: 'Act' });
    const input = canvas.getByPlaceholderText('Describe your custom action...');
    await step('Act needs words, and spaces are none', async () => {
      await expect(act).toBeDisabled();
      await userEvent.type(input, '   ');
      await expect(act).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step('Enter sends them, trimmed', async () => {
      await userEvent.type(input, 'I hold out the lamp. {Enter}');
      await expect(args.onAct).toHaveBeenCalledWith('I hold out the lamp.');
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
};

export const WithText: Story = { args: { text: 'I hold out the lamp.' } };

/** While a turn runs, nothing can be pressed, and the words stay. */
export const Busy: Story = {
  args: { isBusy: true, text: 'I hold out the lamp.' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveValue('I hold out the lamp.');
  },
};

const TURN_MS = 2000;

function Turn(args: CommandPanelProps) {
  const [isBusy, setIsBusy] = useState(false);
  function handleAct() {
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), TURN_MS);
  }
  return <Panel {...args} isBusy={isBusy} onAct={handleAct} />;
}

/** Whoever plays by keyboard can write on after the turn. */
export const FocusComesBack: Story = {
  render: (args) => <Turn {...args} />,
  beforeEach: withClock,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'I wait.{Enter}');
    await expect(input).toBeDisabled();
    await pass(TURN_MS);
    await expect(input).toBeEnabled();
    await expect(input).toHaveFocus();
  },
};

/** The hint comes five times, with long pauses, and then never again. */
export const Hint: Story = {
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

/** Held in its pulse, to be looked at. */
export const Pulsing: Story = { args: { hasHint: true, hintIntervalMs: 10, hintPulseMs: 600_000 } };

export const XpShort: Story = {
  args: { current_xp: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Immerse.*Needs 2 XP/ })).toBeEnabled();
  },
};

export const Completed: Story = {
  args: { isCompleted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Continue/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Show/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /Undo/ })).toBeEnabled();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = { args: { text: 'I row and I sing and I count the lamps. '.repeat(20) } };
export const Desktop: Story = { globals: onDesktop };
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
export const Hindi: Story = { args: { text: 'मैं दीया आगे बढ़ाता हूँ।' }, globals: inHindi };
export const Urdu: Story = { args: { text: 'میں چراغ آگے بڑھاتا ہوں۔' }, globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
