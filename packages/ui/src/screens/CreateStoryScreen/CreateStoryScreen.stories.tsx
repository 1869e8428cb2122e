import {
  anAuthor,
  aStoryCreate,
  fixtureCategories,
  fixtureTags,
  hindiStory,
  hindiStructure,
  overlongStory,
  urduStory,
  urduStructure,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { newStoryDraft } from '@kathaloka/story/editing';
import { contents } from '../../testing/contents.ts';
import { inHindi, inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { WithState } from '../../testing/WithState.tsx';
import { inSite } from '../../testing/inSite.tsx';
import { says } from '../../testing/plays.ts';
import { CreateStoryScreen } from './CreateStoryScreen.tsx';

const finished = aStoryCreate({
  cover_image_url: null,
  cover: { style: 'ravivarma', seed: '7', keywords: ['river', 'night', 'palace'] },
});
const unfinished = { ...finished, story_prompt: '', category_id: '' };

const meta = {
  title: 'Screens/Writing/CreateStoryScreen',
  component: CreateStoryScreen,
  args: {
    draft: finished,
    categories: Object.values(fixtureCategories),
    tags: Object.values(fixtureTags),
    author: anAuthor(),
    coverRoll: { seed: '7', keywords: ['river', 'night', 'palace'] },
    coverPictures: {
      chitrakar: '/covers/peacock.webp',
      ajanta: '/covers/prince.webp',
      ravivarma: '/covers/ferryman.webp',
      vishvakarma: '/covers/architect.webp',
    },
    onDraftChange: fn(),
    onCoverRollChange: fn(),
    onCreate: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/create-story', isSignedIn: true })],
  render: ({ draft: initial, onDraftChange, ...args }) => (
    <WithState initial={initial} onChange={onDraftChange}>
      {(draft, change) => <CreateStoryScreen {...args} draft={draft} onDraftChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof CreateStoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Missing fields are counted and linked; once complete, the story can be created from any tab. */
export const BasicInfo: Story = {
  tags: ['played'],
  args: { draft: unfinished },
  play: async ({ canvas, args, step }) => {
    const create = canvas.getByRole('button', { name: 'Create Story' });
    await step('two of six are missing', async () => {
      await expect(create).toBeDisabled();
      await expect(create).toHaveAccessibleDescription('Two of six are missing');
    });
    await step('an empty field shows an error on blur, and none once it is filled in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Story prompt' }));
      const prompt = canvas.getByRole('textbox', { name: 'Story prompt' });
      await expect(prompt).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByText('Story prompt is required')).toBeVisible();
      await userEvent.type(prompt, 'A river tale.');
      await expect(canvas.queryByText('Story prompt is required')).toBeNull();
    });
    await step('complete', async () => {
      const category = canvas.getByRole('combobox', { name: 'Category' });
      await userEvent.selectOptions(category, fixtureCategories.folkTales.id);
      await expect(create).toBeEnabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
      await expect(canvas.getByRole('tab', { name: /Basic Info done/ })).toBeVisible();
      await userEvent.click(create);
      await expect(args.onCreate).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({
    long: { draft: aStoryCreate({ title: overlongStory.title, tagline: overlongStory.tagline }) },
  }),
};

export const Details: Story = {
  args: { initialTab: 'details' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Statistics' })).toHaveTextContent('Starting XP100');
  },
};
export const Gameplay: Story = { args: { initialTab: 'gameplay' } };
export const Structure: Story = { args: { initialTab: 'structure' }, globals: onDesktop };

/** A new draft: words of the title become keywords for the painters. */
export const Empty: Story = {
  args: { draft: newStoryDraft({ start_node: '', nodes: {} }), coverRoll: { seed: '1', keywords: [] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Six of six are missing')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'The River Book');
    await userEvent.tab();
    await expect(args.onCoverRollChange).toHaveBeenLastCalledWith({ seed: '1', keywords: ['river', 'book'] });
  },
};
export const Creating: Story = {
  tags: ['behaviour'],
  args: { isCreating: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Creating...' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { error: 'You do not have permission to create stories.' },
  play: says('alert', 'You do not have permission to create stories.'),
};
export const ListsFailed: Story = {
  args: {
    categories: [],
    tags: [],
    lists: { error: 'Failed to load categories and tags. Please try again.', onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.lists?.onRetry).toHaveBeenCalledOnce();
  },
};

/** A draft can be deleted, so that another starter or a file can be chosen. */
export const StartsOver: Story = {
  tags: ['behaviour'],
  args: { draftState: 'saved', onStartOver: fn() },
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const ask = () => userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await ask();
    const question = within(await screen.findByRole('alertdialog', { name: 'Start over?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['behaviour'], args: { draft: unfinished }, globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], globals: onDesktop };
const hindi = { title: hindiStory.title, tagline: hindiStory.tagline, story_structure: hindiStructure };
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { draft: aStoryCreate({ ...hindi, language: 'hi' }) },
  globals: inHindi,
};
const urdu = { title: urduStory.title, tagline: urduStory.tagline, story_structure: urduStructure };
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { draft: aStoryCreate({ ...urdu, language: 'ur' }) },
  globals: { ...inUrdu, ...onPhone },
};
export const UrduStructure: Story = {
  tags: ['behaviour'],
  args: { draft: aStoryCreate({ ...urdu, language: 'ur' }), initialTab: 'structure' },
  globals: { ...inUrdu, ...onDesktop },
};
