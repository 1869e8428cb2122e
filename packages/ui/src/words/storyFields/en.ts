import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const languages = onDemand(() => new Intl.DisplayNames('en', { type: 'language' }));

/** The audiences in every form; the administrators' form adds the age. */
export const ratings = {
  everyone: 'Everyone',
  general: 'General',
  family: 'Family',
  teen: 'Teen',
  mature: 'Mature',
};

/** The names of a story's fields in every form. */
export const storyFieldsWords = area('storyFields', {
  labels: {
    title: 'Title',
    tagline: 'Tagline',
    story_description: 'Description',
    story_prompt: 'Story prompt',
    cover_image_url: 'Cover image URL',
    category_id: 'Category',
    tag_ids: 'Tags',
    image_alt: 'Cover description',
    story_system_prompt: 'System prompt',
    content_rating: 'Content rating',
    difficulty_level: 'Difficulty',
    language: 'Language',
    is_featured: 'Featured',
    is_open_to_guests: 'Guests may play it whole',
    is_premium: 'Premium story',
    is_machine_written: 'Words made with AI',
    is_machine_drawn: 'Pictures made with AI',
    is_machine_translated: 'Translation made with AI',
    initial_xp: 'Starting XP',
    actions_count: 'Actions',
    story_cards_count: 'Story cards',
    total_scenes: 'Total scenes',
    branching_points: 'Branches',
    possible_endings: 'Endings',
    estimated_play_time: 'Play time (minutes)',
    xp_gain_multiplier: 'XP gain multiplier',
    health_max: 'Maximum health',
    inventory_slots: 'Inventory slots',
  },
  /** The labels that differ in the administrators’ form. */
  adminLabels: {
    story_system_prompt: 'Story system prompt',
    initial_xp: 'Initial XP',
    branching_points: 'Branching points',
    possible_endings: 'Possible endings',
    is_premium: 'Premium',
    game_config: 'Game configuration (JSON)',
    story_structure: 'Story structure (JSON)',
  },
  /** The hints below the fields of authors. */
  hints: {
    tagline: 'One line, shown under the title on the card.',
    story_description: 'Shown on the story page. Markdown is supported.',
    story_prompt:
      'Readers see it on the story page, and the narrator knows it: who they are, what is at stake, how it is played.',
    story_system_prompt:
      'Directions to the narrator, and secrets: readers never see it. Only you, administrators and the narrator do.',
    language: 'What you write in. Ten languages; Urdu reads right to left.',
    cover_image_url: '16:9 looks best.',
    image_alt: 'Read aloud by screen readers.',
    is_premium: 'Members with premium access only.',
    is_machine_written: 'A language model wrote or rewrote some of it. Readers see it as a label.',
    is_machine_drawn: 'An image model made the cover.',
    is_machine_translated: 'A language model translated it.',
  },
  /** The hints that differ on the page that edits a story. */
  editHints: {
    story_description: 'Markdown is supported: bold, italic, lists and links.',
    is_premium: 'Only members with premium access can play it. You always can.',
  },
  adminHints: {
    story_system_prompt: 'Directions and secrets. Readers see the story prompt, never this.',
    cover_image_url: 'Recommended at 16:9',
    image_alt: 'Read aloud by screen readers',
    story_structure: 'A missing “end” is added automatically: “The end of your adventure.”',
  },
  options: {
    ...ratings,
    beginner: 'Beginner',
    easy: 'Easy',
    medium: 'Medium',
    advanced: 'Advanced',
    hard: 'Hard',
  },
  adminRatings: { ...ratings, teen: 'Teen (13+)', mature: 'Mature (17+)' },
  languageName: (code: string) => languages().of(code) ?? code,
  promptExample:
    'You row the ferry. A passenger has paid for three crossings before dark, and the river is up. Ask, row, or turn back.',
  noCategory: 'No category',
  chooseCategory: 'Choose a category',
  fault: (path: string, message: string) => `${path}: ${message}`,
  coverPreview: 'Cover at this URL',
  coverFetchedLater: 'The picture is fetched when the story is saved, and shown from here.',
  coverFailed: 'This image cannot be loaded. Until it can, readers see a cover drawn from the title.',
});
