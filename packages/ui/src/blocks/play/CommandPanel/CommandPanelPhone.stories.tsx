import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../../../testing/globals.ts';
import { CommandPanel, type CommandPanelProps } from './CommandPanel.tsx';

/** The panel under a button that moves when the panel unfolds. */
function Panel({ value: initial, onAct, ...rest }: CommandPanelProps) {
  const [text, setText] = useState(initial);
  const [loading, setLoading] = useState(false);
  const [chosen, setChosen] = useState(0);
  function handleAct(action: string) {
    onAct(action);
    setText('');
    setLoading(true);
  }
  return (
    <div style={{ position: 'fixed', inset: 8, display: 'grid', alignContent: 'end', gap: 8 }}>
      <button type="button" style={{ minBlockSize: 44 }} onClick={() => setChosen(chosen + 1)}>
        Chosen {chosen}
      </button>
      <CommandPanel {...rest} value={text} onValueChange={setText} onAct={handleAct} loading={loading} />
    </div>
  );
}

const meta = {
  title: 'Components/Playing/CommandPanel',
  component: CommandPanel,
  args: {
    value: '',
    onValueChange: fn(),
    onAct: fn(),
    onCommand: fn(),
    current_xp: 84,
    credits: 1240,
    onRedo: fn(),
  },
  render: (args) => <Panel {...args} />,
  globals: onPhone,
} satisfies Meta<typeof CommandPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const heightOf = (field: HTMLElement) => field.closest('form')!.parentElement!.offsetHeight;

/** The folded panel is one line: the field, what leads on where nothing else does, and the way to the commands. */
export const Folded: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    await step('one line', async () => {
      await expect(heightOf(canvas.getByRole('textbox'))).toBeLessThanOrEqual(48);
      await expect(canvas.queryByRole('button', { name: 'Act' })).toBeNull();
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('84 XP, 1,240 credits');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(args.onCommand).toHaveBeenLastCalledWith('continue');
      await expect(canvas.queryByRole('button', { name: 'Show' })).toBeNull();
    });
    await step('all commands, without the keyboard of the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Commands' }));
      await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Commands' })).toBeNull();
      for (const name of ['Continue', 'Immerse', 'Show', 'Undo']) {
        const button = canvas.getByRole('button', { name });
        await expect(Math.min(button.offsetHeight, button.offsetWidth)).toBeGreaterThanOrEqual(44);
        await userEvent.click(button);
        await expect(args.onCommand).toHaveBeenLastCalledWith(name.toLowerCase());
      }
      await expect(canvas.getByText('1 XP')).toBeVisible();
    });
    await step('and a line again, once the focus is elsewhere', async () => {
      canvas.getByRole('button', { name: /^Chosen/ }).focus();
      await expect(await canvas.findByRole('button', { name: 'Commands' })).toBeVisible();
    });
  },
};

/** Where choices lead on, the line has only the field and the way to the commands. */
export const FoldedWithChoices: Story = {
  tags: ['behaviour'],
  args: { canRedo: true, choices: [{ is_detour: false }, { is_detour: false }] },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('textbox'))).toBeLessThanOrEqual(48);
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Commands' }));
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeVisible();
  },
};

/** The line also shows that Continue costs too much. */
export const FoldedAndShort: Story = { tags: ['behaviour'], args: { current_xp: 1 } };

/** Touching the field unfolds the panel. Losing focus folds it, but not during a press. */
export const Unfolded: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox');
    const folded = heightOf(field);
    await step('by touch', async () => {
      await userEvent.click(field);
      await expect(heightOf(field)).toBeGreaterThan(folded);
      await expect(canvas.getByText('84 XP')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Act' })).toBeVisible();
    });
    await step('what is pressed elsewhere stays under the finger until it is a click', async () => {
      const other = canvas.getByRole('button', { name: 'Chosen 0' });
      const { top } = other.getBoundingClientRect();
      const hand = userEvent.setup();
      await hand.pointer({ keys: '[MouseLeft>]', target: other });
      await expect(field).not.toHaveFocus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await expect(other.getBoundingClientRect().top).toBe(top);
      await hand.pointer({ keys: '[/MouseLeft]', target: other });
      await expect(canvas.getByRole('button', { name: 'Chosen 1' })).toBeVisible();
      await waitFor(() => expect(heightOf(field)).toBe(folded));
    });
    await step('by keyboard, Act comes after the field', async () => {
      field.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Act' })).toHaveFocus();
      await expect(heightOf(field)).toBeGreaterThan(folded);
      canvas.getByRole('button', { name: 'Chosen 1' }).focus();
      await waitFor(() => expect(heightOf(field)).toBe(folded));
    });
    await step('focus that comes back at once folds nothing', async () => {
      field.focus();
      field.blur();
      field.focus();
      // folding would happen in the next task
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await expect(heightOf(field)).toBeGreaterThan(folded);
    });
    await step('words keep it open, and are sent by Act; then it folds', async () => {
      await userEvent.type(field, 'I wait.');
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Act' })).toBeVisible();
      canvas.getByRole('button', { name: 'Act' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(heightOf(field)).toBe(folded));
    });
  },
};

/** Text in the field keeps the panel unfolded. */
export const UnfoldedByWords: Story = {
  tags: ['behaviour'],
  args: { value: 'I hold out the lamp.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Act' }));
    await expect(args.onAct).toHaveBeenCalledWith('I hold out the lamp.');
    for (const button of canvas.getAllByRole('button', { name: /^(?:Act|Continue|Immerse|Show|Undo)/ }))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Pasted text is never cut: an error says that it is too long, and it can be shortened. */
export const PastedTooLong: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox');
    const pasted = 'I row on.'.repeat(115);
    await step('too long: nothing is lost, and nothing is sent', async () => {
      await userEvent.click(field);
      await userEvent.paste(pasted);
      await expect(field).toHaveValue(pasted);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/Too long to send\. Shorten it to 1,000 characters/);
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Too long to send/);
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Act' }));
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step('shortened: the room that is left is told', async () => {
      await userEvent.type(field, '{Backspace}'.repeat(pasted.length - 1000));
      await expect(field).toBeValid();
      await expect(canvas.getByText('1000 / 1000')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAct).toHaveBeenCalledWith(pasted.slice(0, 1000));
    });
    await step('without a reason nothing is counted', async () => {
      await expect(canvas.queryByText(/ \/ 1000$/)).toBeNull();
    });
  },
};
