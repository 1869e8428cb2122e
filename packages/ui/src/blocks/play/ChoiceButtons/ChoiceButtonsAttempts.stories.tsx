import { aChoice } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { anAttempt, fullSheet, hindiSheet, urduSheet } from '../../../testing/sheets.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';

const meta = {
  title: 'Components/Playing/ChoiceButtons',
  component: ChoiceButtons,
  args: {
    choices: [
      anAttempt('Leap for the far plank.', 50),
      anAttempt('Talk the toll keeper round.', 20),
      aChoice('Go back to the steps.'),
    ],
    onChoose: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 820 }}>{Story()}</div>],
} satisfies Meta<typeof ChoiceButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An attempt says its chance in words, and in percent on request. */
export const Attempts: Story = {
  play: async ({ canvas, args, step }) => {
    const attempt = canvas.getByRole('button', { name: /Leap for the far plank/ });
    await step('the chance in words', async () => {
      await expect(attempt).toHaveAccessibleName('Leap for the far plank. A fair chance');
      await expect(canvas.getByRole('button', { name: 'Go back to the steps.' })).toBeVisible();
    });
    await step('the share on request, by keyboard', async () => {
      const share = canvas.getByRole('button', { name: 'Chances in percent' });
      await expect(share).toHaveAttribute('aria-pressed', 'false');
      share.focus();
      await userEvent.keyboard('{Enter}');
      await expect(share).toHaveAttribute('aria-pressed', 'true');
      await expect(attempt).toHaveAccessibleName('Leap for the far plank. A fair chance: 50%');
      await userEvent.keyboard(' ');
      await expect(attempt).toHaveAccessibleName('Leap for the far plank. A fair chance');
    });
    await step('it is chosen like the others', async () => {
      await userEvent.click(attempt);
      await expect(args.onChoose).toHaveBeenLastCalledWith(args.choices[0]);
    });
  },
  parameters: contents<Story>({
    hi: {
      choices: [
        anAttempt('दूर वाले तख़्ते की ओर छलाँग लगाओ।', 50),
        anAttempt('चुंगी वाले को मना लो।', 20),
        aChoice('सीढ़ियों पर लौट जाओ।'),
      ],
      language: 'hi',
    },
    ur: {
      choices: [
        anAttempt('دور والے تختے کی طرف چھلانگ لگاؤ۔', 50),
        anAttempt('محصول والے کو منا لو۔', 20),
        aChoice('سیڑھیوں پر لوٹ جاؤ۔'),
      ],
      language: 'ur',
    },
  }),
};

/** Each of the words for a chance. */
export const Chances: Story = {
  args: { choices: [100, 99, 65, 64, 35, 34, 1, 0].map((odds) => anAttempt(`Of ${odds}.`, odds)) },
  play: async ({ canvas, args }) => {
    const names = ['Certain', 'A good chance', 'A good chance', 'A fair chance', 'A fair chance']
      .concat(['A poor chance', 'A poor chance', 'Out of reach'])
      .map((words, at) => `${args.choices[at]?.text} ${words}`);
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeEnabled();
  },
};

const puttingDown = ({ carried }: typeof fullSheet) =>
  carried.map(({ name }) => ({ text: name, is_detour: false, puts_down: true as const }));

/** With full hands the choices are what one can put down, under a question that names the group. */
export const HandsFull: Story = {
  args: { choices: puttingDown(fullSheet) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('group', { name: 'Your hands are full. What do you put down?' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'two silver coins' }));
    await expect(args.onChoose).toHaveBeenCalledWith(args.choices[2]);
  },
  parameters: contents<Story>({
    hi: { choices: puttingDown(hindiSheet), language: 'hi' },
    ur: { choices: puttingDown(urduSheet), language: 'ur' },
  }),
};
