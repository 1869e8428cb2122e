import {
  aStoryCreate,
  fixtureCategories,
  hindiStory,
  overlongStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu, onPhone } from '../../../testing/globals.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { newStoryDraft } from '@kathaloka/story/editing';
import { BasicInfoFields } from './BasicInfoFields.tsx';

const meta = {
  title: 'Components/Writing/BasicInfoFields',
  component: BasicInfoFields,
  args: {
    draft: aStoryCreate(),
    categories: Object.values(fixtureCategories),
    errors: {},
    onEdit: fn(),
    onLeave: fn(),
  },
  render: ({ draft: initial, onEdit, ...args }) => (
    <WithState initial={initial}>
      {(draft, change) => (
        <BasicInfoFields
          {...args}
          draft={draft}
          onEdit={(changes) => {
            change({ ...draft, ...changes });
            onEdit(changes);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof BasicInfoFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Filled in',
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeRequired();
    await userEvent.type(title, ' again');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ title: 'The Ferryman of Three Crossings again' });
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenLastCalledWith('title');
  },
  parameters: contents<Story>({
    long: {
      draft: aStoryCreate({ title: overlongStory.title, story_description: overlongStory.story_description }),
    },
  }),
};

const empty = newStoryDraft({ start_node: '', nodes: {} });
export const NothingYet: Story = { args: { draft: empty } };

/** Errors are shown below their fields. */
export const Errors: Story = {
  args: { draft: empty, errors: { title: 'Title is required', category_id: 'Category is required' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Title is required',
    );
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeInvalid();
  },
};
const { title, tagline, story_description } = hindiStory;
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { draft: aStoryCreate({ title, tagline, story_description, language: 'hi' }) },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { draft: aStoryCreate({ title: urduStory.title, tagline: urduStory.tagline, language: 'ur' }) },
  globals: { ...inUrdu, ...onPhone },
  play: async ({ canvas, args }) => {
    const language = canvas.getByRole('combobox', { name: 'زبان' });
    await expect(language).toHaveValue('ur');
    await userEvent.selectOptions(language, 'en');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ language: 'en' });
  },
};
