import { aStoryCreate, fixtureTags, aTag, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { DetailsFields } from './DetailsFields.tsx';

const meta = {
  title: 'Components/Writing/DetailsFields',
  component: DetailsFields,
  args: { draft: aStoryCreate(), tags: Object.values(fixtureTags), onEdit: fn() },
} satisfies Meta<typeof DetailsFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Filled in',
  play: async ({ canvas, args, step }) => {
    await step('the options of this form, and no others', async () => {
      const ratings = canvas.getByRole('radiogroup', { name: 'Content rating' });
      await expect(ratings).toHaveTextContent('FamilyTeenMature');
      const difficulties = canvas.getByRole('radiogroup', { name: 'Difficulty' });
      await expect(difficulties).toHaveTextContent('BeginnerMediumAdvanced');
      await userEvent.click(canvas.getByRole('radio', { name: 'Advanced' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ difficulty_level: 'advanced' });
    });
    await step('ten languages', async () => {
      const language = canvas.getByRole('combobox', { name: 'Language' });
      await expect(language.querySelectorAll('option')).toHaveLength(10);
      await userEvent.selectOptions(language, 'ur');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ language: 'ur' });
    });
    await step('a prompt for the narrator alone', async () => {
      const prompt = canvas.getByRole('textbox', { name: 'System prompt' });
      await expect(prompt).toHaveAccessibleDescription(/readers never see it/);
      await userEvent.type(prompt, 'x');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ story_system_prompt: 'x' });
    });
    await step('numbers from the scenes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Count from my scenes' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith(
        expect.objectContaining({ actions_count: 8, total_scenes: 6, possible_endings: 1 }),
      );
    });
  },
  parameters: contents<Story>({
    long: {
      tags: [...Object.values(fixtureTags), aTag({ id: fixtureId('tag', 20), display_name: LONG_WORD })],
      draft: aStoryCreate({
        initial_xp: 1_000_000,
        estimated_play_time: 100_000,
        depiction: [{ figure: `She of the thousand and eight names, ${LONG_WORD}`, rule: 'symbol only' }],
      }),
    },
    hi: { draft: aStoryCreate({ language: 'hi', depiction: [{ figure: 'माँ गंगा', rule: 'symbol only' }] }) },
    ur: {
      draft: aStoryCreate({ language: 'ur', depiction: [{ figure: 'خواجہ خضر', rule: 'symbol only' }] }),
    },
  }),
};

/** A rating that this form does not offer is preserved and shown. */
export const OtherRating: Story = {
  args: { draft: aStoryCreate({ content_rating: 'everyone', difficulty_level: 'hard' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Hard' })).toBeChecked();
  },
};

export const Refused: Story = {
  name: 'Fields that the server refused',
  args: {
    errors: {
      content_rating: 'Choose a rating',
      story_system_prompt: 'This text is too long',
      total_scenes: 'Choose a smaller number',
    },
  },
  play: async ({ canvas }) => {
    const ratings = canvas.getByRole('radiogroup', { name: 'Content rating' });
    await expect(ratings).toHaveAccessibleDescription(/Choose a rating/);
    const prompt = canvas.getByRole('textbox', { name: 'System prompt' });
    await expect(prompt).toHaveAccessibleDescription(/This text is too long/);
    await expect(canvas.getByText('Choose a smaller number')).toBeVisible();
  },
};
export const NothingYet: Story = {
  args: { tags: [], draft: aStoryCreate({ tag_ids: [], depiction: [] }) },
};
