import { aChoice } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu, onPhone } from '../../../testing/globals.ts';
import { inkTop } from '../../../testing/inkTop.ts';
import { shows } from '../../../testing/plays.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';

const choices = [
  aChoice('Close your fist over the coin and row on.'),
  aChoice('Drop it in the river and speak your own name.'),
];

const meta = {
  title: 'Components/Playing/ChoiceButtons',
  component: ChoiceButtons,
  args: { choices, onChoose: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 820 }}>{Story()}</div>],
} satisfies Meta<typeof ChoiceButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Three choices',
  play: async ({ canvas, args, step }) => {
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: choices[1]?.text ?? '' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(choices[1]);
    });
    await step('so does its number', async () => {
      await userEvent.keyboard('1');
      await expect(args.onChoose).toHaveBeenLastCalledWith(choices[0]);
      await userEvent.keyboard('2');
      await expect(args.onChoose).toHaveBeenLastCalledWith(choices[1]);
      await userEvent.keyboard('3');
      await expect(args.onChoose).toHaveBeenCalledTimes(3);
    });
  },
  parameters: contents<Story>({
    long: { choices: [aChoice(`Say ${'the name you were given, and '.repeat(8)}row on.`), aChoice('No.')] },
    hi: {
      choices: [aChoice('सिक्के पर मुट्ठी बंद करो और खेते रहो।'), aChoice('उसे नदी में गिरा दो।')],
      language: 'hi',
    },
    ur: {
      choices: [aChoice('سکے پر مٹھی بند کرو اور کھیتے رہو۔'), aChoice('اسے دریا میں گرا دو۔')],
      language: 'ur',
    },
  }),
};

/** A word of Nastaliq that rises far above its line stays within its card. */
export const Rising: Story = {
  tags: ['behaviour'],
  args: {
    choices: [aChoice('انگیٹھی ان کی طرف سرکا دو، کہ سوچنے کو وقت ملے۔ سردی تمہارے حصے میں آئے گی۔')],
    language: 'ur',
  },
  globals: { ...onPhone, ...inUrdu },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const text = canvas.getByText(/^انگیٹھی/);
    const card = canvas.getByRole('button').getBoundingClientRect();
    await expect(inkTop(text, 'انگیٹھی')).toBeGreaterThan(card.top);
  },
};

/** Typing a number into a field chooses nothing. */
export const NumbersInAField: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <>
        {Story()} <input aria-label="Action" />
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'count 12 lamps');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')[0]).toBeDisabled();
    await userEvent.keyboard('1');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A choice by the narrator says that it leads back. */
export const WithADetour: Story = {
  args: { choices: [choices[0] ?? aChoice(''), aChoice('Look under the plank.', true), aChoice('Wait.')] },
  play: shows('A detour: it leads back here'),
};

/** The choice that the player's own words may have meant asks whether it was meant, and is chosen like the others. */
export const PerhapsMeant: Story = {
  args: { perhapsMeant: choices[1]?.text },
  play: async ({ canvas, args }) => {
    const meant = canvas.getByRole('button', { name: /Did you mean this\?$/ });
    await expect(meant).toHaveTextContent(choices[1]?.text ?? '');
    await userEvent.click(meant);
    await expect(args.onChoose).toHaveBeenCalledWith(choices[1]);
  },
};

/** A choice that is no longer offered has no question. */
export const PerhapsMeantAndGone: Story = {
  tags: ['behaviour'],
  args: { perhapsMeant: 'Row to the far bank.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Did you mean this?')).toBeNull();
  },
};

/** Choices beyond the number keys, and choices with the same text, can all be pressed. */
export const Many: Story = {
  tags: ['behaviour'],
  args: { choices: Array.from({ length: 24 }, (_, index) => aChoice(`Door ${index % 12}`)) },
  play: async ({ canvas, args }) => {
    const doors = canvas.getAllByRole('button');
    await expect(doors).toHaveLength(24);
    await expect(doors[8]).toHaveAttribute('aria-keyshortcuts', '9');
    await expect(doors[9]).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.click(doors[23]!);
    await expect(args.onChoose).toHaveBeenLastCalledWith(args.choices[23]);
  },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: {
    choices: [
      aChoice('سکّے پر مٹھی بند کرو اور چپو چلاتے رہو۔'),
      aChoice('اسے دریا میں گرا دو اور اپنا نام لو۔'),
    ],
    language: 'ur',
  },
};

const asking = [{ ...aChoice('Say your name.'), asks: true as const }, aChoice('Say nothing.')];

/** A choice that asks for a name opens a field, and is sent with the answer. */
export const Asks: Story = {
  tags: ['played'],
  args: { choices: asking },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: /Say your name/ });
    await userEvent.click(button);
    const field = canvas.getByRole('textbox', { name: /Say your name/ });
    await step('it has the focus, and what is typed are no shortcuts', async () => {
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription('It is told in this tale alone.');
      await expect(canvas.getByRole('button', { name: 'Answer' })).toBeDisabled();
      await userEvent.type(field, 'Meera 2');
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('Escape closes it, and the number opens it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('1');
    });
    await step('Enter answers', async () => {
      await userEvent.type(canvas.getByRole('textbox'), ' Meera {Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(asking[0], 'Meera');
    });
    await step('the others are chosen as they are', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Say nothing/ }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(asking[1]);
    });
  },
  parameters: contents<Story>({
    hi: { choices: [{ ...aChoice('अपना नाम बताओ।'), asks: true }], language: 'hi' },
  }),
};
