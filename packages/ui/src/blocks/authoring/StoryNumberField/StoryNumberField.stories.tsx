import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { StoryNumberField } from './StoryNumberField.tsx';

const meta = {
  title: 'Components/Writing/StoryNumberField',
  component: StoryNumberField,
  args: { name: 'initial_xp', value: 100, onValueChange: fn(), hint: 'Left blank, it becomes 10.' },
  render: ({ value: initial, onValueChange, ...args }) => (
    <WithState initial={initial} onChange={onValueChange}>
      {(value, change) => <StoryNumberField {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof StoryNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field has the fallback as its value, and shows it on blur. */
export const Default: Story = {
  name: 'With a fallback',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Starting XP' });
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await userEvent.tab();
    await expect(field).toHaveValue('10');
  },
  parameters: contents<Story>({
    long: {
      value: 1_000_000,
      hint: `What a player has when the tale begins; the ${LONG_WORD} of every later turn is paid from it.`,
    },
    hi: { hint: 'खाली छोड़ने पर यह 10 हो जाता है।' },
    ur: { hint: 'خالی چھوڑنے پر یہ 10 ہو جاتا ہے۔' },
  }),
};

/** The server's error about the number. */
export const Refused: Story = {
  args: { error: 'At most 1,000 XP.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/At most 1,000 XP/);
  },
};

/** A multiplier has steps of 0.1 and a minimum of 0.1. */
export const Multiplier: Story = {
  args: { name: 'xp_gain_multiplier', value: 0.2 },
  play: async ({ canvas, args }) => {
    const [less] = canvas.getAllByRole('button');
    await userEvent.click(less as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.1);
  },
};
/** Invalid text stays as typed; the value is the nearest valid number. */
export const NotAllowed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Starting XP' });
    await userEvent.clear(field);
    await userEvent.type(field, '-5');
    await userEvent.tab();
    await expect(field).toHaveValue('-5');
    await expect(field).toHaveAccessibleDescription(/Left blank.* whole number from 0 to 1,000,000/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};
/** Without minus and plus, text stays as typed. Its value is the nearest valid number, or the fallback. */
export const Plain: Story = {
  tags: ['behaviour'],
  args: { name: 'total_scenes', value: 6, isPlain: true, label: 'Scenes', hint: 'Left blank, it becomes 0.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Scenes' });
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.type(field, '7.9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await userEvent.tab();
    await expect(field).toHaveValue(7.9);
    await userEvent.clear(field);
    await userEvent.type(field, '-3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};
/** The minus and plus buttons are large enough for touch. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};
