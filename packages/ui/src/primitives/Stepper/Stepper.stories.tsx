import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { WithState } from '../../testing/WithState.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Primitives/Stepper',
  component: Stepper,
  args: { label: 'Possible endings', value: 3, onValueChange: fn(), min: 1, max: 20 },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
  render: ({ value: initial, onValueChange, ...args }) => (
    <WithState<number | null> initial={initial ?? null} onChange={onValueChange}>
      {(value, change) => <Stepper {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['played'],
  name: 'Whole numbers',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Possible endings' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(field).toHaveValue('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(field).toHaveValue('3');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('5');
  },
  parameters: contents<Story>({ hi: { label: 'संभव अंत' }, ur: { label: 'انجام' } }),
};

/** An invalid text stays, with the allowed range below it; the value is the nearest allowed number. */
export const OutOfRange: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox');
    const allowed = 'Enter a whole number from 1 to 20.';
    async function expectRefused(text: string, value: number) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(allowed);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
    await step('too small, with an exponent, and no whole number', async () => {
      await expectRefused('-5', 1);
      await expectRefused('1e9', 20);
      await expectRefused('2.5', 2);
    });
    await step('pasted', async () => {
      await userEvent.clear(field);
      await userEvent.paste('7 or 8');
      await expect(field).toHaveValue('7 or 8');
      await expect(field).toHaveAccessibleDescription(allowed);
    });
    await step('digits of another script', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '१२');
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toHaveValue('12');
    });
    await step('a step begins with the number that stands for it', async () => {
      await expectRefused('400', 20);
      await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
      await expect(field).toHaveValue('19');
      await expect(field).toBeValid();
    });
    await expectRefused('400', 20);
  },
};

export const AtItsEnd: Story = {
  tags: ['behaviour'],
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Less' })).toBeDisabled();
  },
};

export const Tenths: Story = { args: { label: 'XP gain', value: 1.2, min: 0.1, step: 0.1 } };
export const Blank: Story = { tags: ['behaviour'], args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
/** A long number stays between the buttons. */
export const LongNumber: Story = {
  tags: ['behaviour'],
  args: { value: 12_345_678_901_234, max: Number.MAX_SAFE_INTEGER },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' }).offsetWidth).toBeGreaterThanOrEqual(42);
  },
};
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
