import {
  aMyStory,
  fixtureCategories,
  fixtureTags,
  overlongStory,
  urduStory,
  hindiStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu, onPhone } from '../../../testing/globals.ts';
import { editValuesOf } from '@kathaloka/story/editing';
import { EditStoryForm } from './EditStoryForm.tsx';

const meta = {
  title: 'Components/Writing/EditStoryForm',
  component: EditStoryForm,
  args: {
    values: editValuesOf(aMyStory({ content_rating: 'teen', is_premium: true })),
    errors: {},
    categories: Object.values(fixtureCategories),
    tags: Object.values(fixtureTags),
    language: 'en',
    onEdit: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof EditStoryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Filled in',
  play: async ({ canvas, args, step }) => {
    await step('the options of this form', async () => {
      const rating = canvas.getByRole('combobox', { name: 'Content rating' });
      await expect(rating).toHaveTextContent('GeneralTeenMature');
      await expect(canvas.getByRole('combobox', { name: 'Difficulty' })).toHaveTextContent('EasyMediumHard');
      await userEvent.selectOptions(rating, 'general');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ content_rating: 'general' });
    });
    await step('the category is optional', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'No category');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ category_id: null });
    });
    await step('the cover is shown', async () => {
      await expect(canvas.getByRole('img', { name: 'Cover at this URL' })).toBeVisible();
    });
  },
  parameters: contents<Story>({
    long: { values: editValuesOf(aMyStory(overlongStory)) },
    hi: { values: editValuesOf(aMyStory(hindiStory)), language: 'hi' },
  }),
};

/** A placeholder replaces a picture that fails to load. */
export const CoverFails: Story = {
  tags: ['behaviour'],
  args: { values: editValuesOf(aMyStory({ cover_image_url: '/covers/no-such-picture.webp' })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This image cannot be loaded/)).toBeVisible());
  },
};
export const Errors: Story = {
  args: {
    values: editValuesOf(aMyStory({ title: '', cover_image_url: 'river' })),
    errors: { title: 'Title is required', cover_image_url: 'Please enter a valid URL' },
  },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { values: editValuesOf(aMyStory(urduStory)), language: 'ur' },
  globals: { ...inUrdu, ...onPhone },
};
