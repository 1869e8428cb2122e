import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { LONG_WORD } from '../../../testing/longText.ts';
import { DrawACover } from './DrawACover.tsx';

const pictures = {
  chitrakar: '/covers/peacock.webp',
  ajanta: '/covers/prince.webp',
  ravivarma: '/covers/ferryman.webp',
  vishvakarma: '/covers/architect.webp',
};

const longKeywords = [LONG_WORD, 'the far bank of the river before anyone has lit a lamp', 'storm'];

const meta = {
  title: 'Components/Writing/DrawACover',
  component: DrawACover,
  args: {
    roll: { seed: '7', keywords: ['river', 'night', 'palace'] },
    pictures,
    artStyle: 'ravivarma',
    onRollChange: fn(),
    onArtStyleChange: fn(),
  },
  render: ({ roll: initial, onRollChange, ...args }) => (
    <WithState initial={initial} onChange={onRollChange}>
      {(roll, change) => <DrawACover {...args} roll={roll} onRollChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof DrawACover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keywords are added and removed, the dice roll new pictures, a tile chooses a painter. */
export const Default: Story = {
  name: 'Keywords and painters',
  globals: onDesktop,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Keywords' });
    await step('words', async () => {
      await userEvent.type(field, 'storm{Enter}');
      await expect(args.onRollChange).toHaveBeenLastCalledWith({
        seed: '7',
        keywords: ['river', 'night', 'palace', 'storm'],
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Remove night' }));
      await expect(canvas.getByRole('button', { name: 'Remove palace' })).toHaveFocus();
      await userEvent.type(field, '{Backspace}');
      await expect(args.onRollChange).toHaveBeenLastCalledWith({ seed: '7', keywords: ['river', 'palace'] });
    });
    await step('Enter during an IME composition adds no word', async () => {
      await userEvent.type(field, 'लह');
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await expect(field).toHaveValue('लह');
      await userEvent.clear(field);
    });
    await step('dice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Roll again' }));
      await expect(args.onRollChange).toHaveBeenLastCalledWith({ seed: '8', keywords: ['river', 'palace'] });
    });
    await step('painter', async () => {
      await expect(canvas.getByRole('radio', { name: /Ravivarma/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: /Ajanta/ }));
      await expect(args.onArtStyleChange).toHaveBeenLastCalledWith('ajanta');
    });
  },
};
export const Pending: Story = {
  args: { pictures: {}, isRolling: true, artStyle: undefined },
  globals: onDesktop,
};

const openSheet = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(
    canvas.getByRole('button', { name: /^(Draw a|कवर बनवाएँ|दूसरा बनाएँ|سرورق بنوائیں|دوسرا بنائیں)/ }),
  );
  return within(await screen.findByRole('dialog', { name: /^(Draw a cover|कवर बनवाएँ|سرورق بنوائیں)$/ }));
};

/** The form shows only the cover; keywords, dice and painters are in a sheet. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    const sheet = await openSheet(canvas);
    await step('choose, add a word, roll', async () => {
      await userEvent.click(sheet.getByRole('radio', { name: /Ajanta/ }));
      await expect(args.onArtStyleChange).toHaveBeenLastCalledWith('ajanta');
      await userEvent.type(sheet.getByRole('textbox', { name: 'Keywords' }), 'storm{Enter}');
      await userEvent.click(sheet.getByRole('button', { name: 'Roll again' }));
      const keywords = ['river', 'night', 'palace', 'storm'];
      await expect(args.onRollChange).toHaveBeenLastCalledWith({ seed: '8', keywords });
    });
    await step('use it: focus returns', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Use this cover' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Draw another' })).toHaveFocus();
    });
  },
};

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await openSheet(canvas);
};

export const PhoneSheet: Story = { tags: ['behaviour'], globals: onPhone, play: open };
/** The button is disabled until a painter is chosen. */
export const PhoneNothingYet: Story = {
  tags: ['behaviour'],
  args: { roll: { seed: '1', keywords: [] }, artStyle: undefined },
  globals: onPhone,
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expect(sheet.getByRole('button', { name: 'Use this cover' })).toBeDisabled();
  },
};
export const LongTextOnPhone: Story = {
  tags: ['behaviour'],
  args: { roll: { seed: '7', keywords: longKeywords } },
  globals: onPhone,
  play: open,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { roll: { seed: '7', keywords: ['बरगद', 'बरसात', 'रात'] } },
  globals: { ...inHindi, ...onPhone },
  play: open,
};
export const UrduSheet: Story = {
  tags: ['behaviour'],
  args: { roll: { seed: '7', keywords: ['دریا', 'رات', 'چراغ'] } },
  globals: { ...inUrdu, ...onPhone },
  play: open,
};
export const PalmLeafSheet: Story = {
  tags: ['behaviour'],
  globals: { ...inPalmLeaf, ...onPhone },
  play: open,
};
