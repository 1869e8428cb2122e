import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { SacredFigures } from './SacredFigures.tsx';

const meta = {
  title: 'Components/Writing/SacredFigures',
  component: SacredFigures,
  args: {
    depiction: [
      { figure: 'Ganga', rule: 'symbol only' },
      { figure: 'Yama', rule: 'may be drawn' },
    ],
    onDepictionChange: fn(),
  },
  render: ({ depiction: initial, onDepictionChange }) => (
    <WithState initial={[...initial]} onChange={onDepictionChange}>
      {(depiction, change) => <SacredFigures depiction={depiction} onDepictionChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof SacredFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rule for a new figure is “as a symbol”; a Guru is never shown, and that rule cannot be changed. */
export const Default: Story = {
  name: 'A symbol and a picture',
  play: async ({ canvas, args, step }) => {
    await step('add', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the figure' }), 'Guru Nanak{Enter}');
      await expect(args.onDepictionChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([{ figure: 'Guru Nanak', rule: 'never' }]),
      );
      const group = canvas.getByRole('radiogroup', { name: 'How Guru Nanak may be shown' });
      await expect(group.querySelectorAll(':disabled')).toHaveLength(2);
    });
    await step('choose and remove', async () => {
      const group = canvas.getByRole('radiogroup', { name: 'How Ganga may be shown' });
      await userEvent.click(group.querySelectorAll('input')[2] as HTMLElement);
      await expect(args.onDepictionChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([{ figure: 'Ganga', rule: 'never' }]),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Ganga' }));
      await expect(canvas.queryByText('Ganga')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Remove Yama' })).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Name of the figure' })).toHaveFocus();
    });
  },
  parameters: contents<Story>({
    long: {
      depiction: [
        {
          figure: 'The one of whom the grandmothers say that she has a thousand and eight names',
          rule: 'never',
        },
      ],
    },
    hi: {
      depiction: [
        { figure: 'माँ गंगा', rule: 'symbol only' },
        { figure: 'यमराज', rule: 'may be drawn' },
      ],
    },
    ur: {
      depiction: [
        { figure: 'خواجہ خضر', rule: 'symbol only' },
        { figure: 'حاتم طائی', rule: 'may be drawn' },
      ],
    },
  }),
};
export const Nobody: Story = { args: { depiction: [] } };
