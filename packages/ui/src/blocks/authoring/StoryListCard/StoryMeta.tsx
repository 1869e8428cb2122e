import type { MyStory } from '@kathaloka/contract/entities';
import {
  Bookmark,
  CalendarDays,
  CircleCheck,
  Clock,
  Flag,
  Folder,
  Heart,
  Languages,
  Map as MapIcon,
  Play,
} from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMyStoriesWords } from '../../../words/areas/useMyStoriesWords.ts';

interface StoryMetaProps {
  story: MyStory;
}

/** What is worth knowing of a story: its shape while it is written, its readers once it is out. */
export function StoryMeta({ story }: StoryMetaProps) {
  return story.status === 'published' ? <Readers story={story} /> : <Shape story={story} />;
}

function Readers({ story: { stats, created_at } }: StoryMetaProps) {
  const words = useMyStoriesWords();
  return (
    <>
      <span>
        <Heart />
        <span aria-hidden>{words.likes(stats.likes_total)}</span>
        <VisuallyHidden>{words.likesSpoken(stats.likes_total)}</VisuallyHidden>
      </span>
      <span>
        <Play />
        {words.plays(stats.plays_total)}
      </span>
      <span>
        <Bookmark />
        <span aria-hidden>{words.bookmarks(stats.bookmarks_total)}</span>
        <VisuallyHidden>{words.bookmarksSpoken(stats.bookmarks_total)}</VisuallyHidden>
      </span>
      {stats.completion_rate !== null && (
        <span>
          <CircleCheck />
          {words.finished(stats.completion_rate)}
        </span>
      )}
      <span>
        <CalendarDays />
        {words.since(created_at)}
      </span>
    </>
  );
}

function Shape({ story }: StoryMetaProps) {
  const words = useMyStoriesWords();
  const { category, language, total_scenes, possible_endings, created_at } = story;
  return (
    <>
      {category && (
        <span>
          <Folder />
          {category.display_name}
        </span>
      )}
      {language !== 'en' && (
        <span>
          <Languages />
          {words.language(language)}
        </span>
      )}
      <span>
        <MapIcon />
        {words.scenes(total_scenes)}
      </span>
      {total_scenes > 0 && (
        <span>
          <Flag />
          {words.endings(possible_endings)}
        </span>
      )}
      <span>
        <Clock />
        {words.begun(created_at)}
      </span>
    </>
  );
}
