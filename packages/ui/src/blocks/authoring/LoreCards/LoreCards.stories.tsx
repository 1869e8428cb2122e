import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { LoreCards } from './LoreCards.tsx';

const meta = {
  title: 'Components/Writing/LoreCards',
  component: LoreCards,
  args: {
    cards: [
      { keys: ['Ganga', 'river'], text: 'The river remembers every name.' },
      { keys: ['toll'], text: 'Nobody has paid the toll in forty years.' },
    ],
    text: 'Nothing on the Ganga moves.',
    onCardsChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
  render: ({ cards, onCardsChange, ...args }) => (
    <WithState initial={[...cards]} onChange={onCardsChange}>
      {(held, change) => <LoreCards {...args} cards={held} onCardsChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof LoreCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cards that the scene mentions are marked; keywords are separated by commas. */
export const Default: Story = {
  name: 'Two cards, one in this scene',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('in this scene')).toHaveLength(1);
    await userEvent.click(canvas.getByText('toll'));
    const keys = canvas.getByDisplayValue('toll');
    await userEvent.type(keys, ', gate');
    await expect(args.onCardsChange).toHaveBeenLastCalledWith([
      expect.anything(),
      expect.objectContaining({ keys: ['toll', 'gate'] }),
    ]);
  },
  parameters: contents<Story>({ long: { cards: [{ keys: [LONG_WORD], text: LONG_WORD }] } }),
};
export const Empty: Story = { args: { cards: [] } };
