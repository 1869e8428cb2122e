import { z } from 'zod';
import { Id } from './common.ts';
import { PublicSettings } from './settings.ts';
import { Story, StoryAuthor, StoryPage } from './story.ts';

/** The fields that cards and the banner show of a story. */
export const HomeStory = Story.pick({
  id: true,
  title: true,
  tagline: true,
  cover_image_url: true,
  image_alt: true,
  category: true,
  is_featured: true,
  is_premium: true,
  is_open_to_guests: true,
  is_machine_written: true,
  is_machine_drawn: true,
  is_machine_translated: true,
  language: true,
  languages: true,
  translations: true,
  estimated_play_time: true,
  stats: true,
  user_state: true,
})
  .extend({
    story_description: Story.shape.story_description.describe('Markdown; empty if the story has a tagline'),
    author: StoryAuthor.omit({ username: true, voice: true }),
  })
  .meta({ id: 'HomeStory' });
export type HomeStory = z.infer<typeof HomeStory>;

const inOrder = z.array(Id);

export const Home = z
  .object({
    stories: z.array(HomeStory).describe('The stories of all lists, each once'),
    list: StoryPage.pick({ total_pages: true, total_stories: true, next: true })
      .extend({ ids: inOrder })
      .describe('The ids on the first page of `GET /stories/`'),
    featured: inOrder.describe('The ids of `GET /stories/featured/`'),
    trending: inOrder.describe('The ids of `GET /stories/trending/`'),
    settings: PublicSettings,
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof Home>;
