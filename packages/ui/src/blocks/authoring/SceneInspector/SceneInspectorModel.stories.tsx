import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SceneInspector } from './SceneInspector.tsx';

const meta = {
  title: 'Components/Writing/SceneInspector',
  component: SceneInspector,
  args: { structure: ferrymanStructure, name: 'silence', onEdit: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof SceneInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

const CHOICE = ferrymanStructure.nodes['silence']!.choices[1]!.text;
const asked = { scene: 'silence', choice: CHOICE };
const ofModel = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByText('Choice 2: when it is offered, what it changes, other words'));

/** A model suggests other words; one tap adds a phrase. */
export const ModelSuggests: Story = {
  tags: ['played'],
  args: { modelPhrases: { asked: { ...asked, phrases: ['tell him who I am', CHOICE] }, onAsk: fn() } },
  play: async ({ canvas, args }) => {
    await ofModel(canvas);
    const list = within(canvas.getByRole('list', { name: 'Suggestions for choice 2' }));
    await expect(list.queryByRole('button', { name: `Add “${CHOICE}”` })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Add “tell him who I am”' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit choice',
      name: 'silence',
      index: 1,
      changes: { said: ['tell him who I am'] },
    });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ask the model for more' }).at(-1)!);
    await expect(args.modelPhrases!.onAsk).toHaveBeenCalledWith('silence', 1);
  },
};

/** While the model is asked, the button is busy, and the suggestions from the scene are shown. */
export const AskingTheModel: Story = {
  tags: ['behaviour'],
  args: { modelPhrases: { asked, onAsk: fn() } },
  play: async ({ canvas, args }) => {
    await ofModel(canvas);
    const button = canvas.getByRole('button', { name: 'Asking the model…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.modelPhrases!.onAsk).not.toHaveBeenCalled();
    await expect(canvas.getByRole('list', { name: 'Suggestions for choice 2' })).toBeVisible();
  },
};

/** If the model does not answer, the suggestions from the scene stay. */
export const ModelUnanswered: Story = {
  tags: ['behaviour'],
  args: { modelPhrases: { asked: { ...asked, phrases: ['speak up'], isUnanswered: true }, onAsk: fn() } },
  play: async ({ canvas }) => {
    await ofModel(canvas);
    await expect(canvas.getByText(/^The model did not answer\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add “speak up”' })).toBeVisible();
  },
};

/** A rejected request shows its error. */
export const ModelRefused: Story = {
  tags: ['behaviour'],
  args: { modelPhrases: { asked: { ...asked, error: 'Too many requests.' }, onAsk: fn() } },
  play: async ({ canvas }) => {
    await ofModel(canvas);
    await expect(canvas.getByText('Too many requests.')).toBeVisible();
  },
};
