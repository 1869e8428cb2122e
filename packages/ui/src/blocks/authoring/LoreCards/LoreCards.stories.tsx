import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Held } from '../../../stories/Held.tsx';
import { inHindi, inUrdu } from '../../../stories/globals.ts';
import { LoreCards } from './LoreCards.tsx';

const meta = {
  title: 'Blocks/Authoring/LoreCards',
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
    <Held initial={[...cards]} onChange={onCardsChange}>
      {(held, change) => <LoreCards {...args} cards={held} onCardsChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof LoreCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cards of which the scene speaks are marked; words are separated by commas. */
export const Default: Story = {
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
};
export const Empty: Story = { args: { cards: [] } };
export const Hindi: Story = { globals: inHindi };
export const Urdu: Story = { globals: inUrdu };
