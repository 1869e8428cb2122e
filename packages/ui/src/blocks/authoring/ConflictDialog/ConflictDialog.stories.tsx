import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const title = {
  id: 'title',
  path: ['title'],
  mine: 'The Ferryman',
  theirs: 'The Last Ferry',
  canTakeBoth: false,
};
const scene = {
  id: 'text',
  path: ['story_structure', 'nodes', 'silence', 'text'],
  mine: 'He has paid, but not with money. The lamp goes out.',
  theirs: 'He has paid, but not with a coin. The river is silent.',
  canTakeBoth: true,
};

const meta = {
  title: 'Components/Writing/ConflictDialog',
  component: ConflictDialog,
  args: { open: true, onOpenChange: fn(), questions: [title, scene], keepsAside: true, onResolve: fn() },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saving is disabled until every question is decided. */
export const Default: Story = {
  tags: ['played'],
  name: 'Fields to decide',
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: 'Save this' });
    await expect(save).toBeDisabled();
    const ofTitle = within(screen.getByRole('radiogroup', { name: 'Which Title' }));
    await expect(ofTitle.queryByRole('radio', { name: 'Take both' })).toBeNull();
    await userEvent.click(ofTitle.getByRole('radio', { name: 'Keep yours' }));
    await expect(screen.getByText('1 question is not decided yet')).toBeVisible();
    const ofScene = within(screen.getByRole('radiogroup', { name: 'Which silence: Scene text' }));
    await userEvent.click(ofScene.getByRole('radio', { name: 'Take both' }));
    await userEvent.click(save);
    await expect(args.onResolve).toHaveBeenCalledWith(
      new Map([
        ['title', 'mine'],
        ['text', 'both'],
      ]),
    );
  },
  parameters: contents<Story>({
    long: { questions: [{ ...title, mine: LONG_WORD, theirs: LONG_WORD }] },
  }),
};
/** One editor deleted what the other changed. */
export const Removed: Story = {
  args: {
    questions: [
      {
        id: 'scene',
        path: ['story_structure', 'nodes', 'silence'],
        mine: null,
        theirs: 'The river is silent.\n\nAsk for a name → name',
        canTakeBoth: false,
      },
      {
        ...scene,
        id: 'goal',
        path: ['story_structure', 'nodes', 'coin', 'goal'],
        mine: '',
        canTakeBoth: false,
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('removed')).toBeVisible();
    await expect(screen.getByText('empty')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'silence: the whole scene' })).toBeVisible();
  },
};
export const AllTogether: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take all saved ones' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }));
    await expect(args.onResolve).toHaveBeenCalledWith(
      new Map([
        ['title', 'theirs'],
        ['text', 'theirs'],
      ]),
    );
  },
};
export const Saving: Story = { args: { loading: true } };
