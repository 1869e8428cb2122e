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
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import type { WithCategory } from '../../storyFields.ts';
import { myStoriesWords } from '../../../words/myStories/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a story that this shows. */
export interface MetaStory
  extends
    WithCategory,
    Pick<MyStory, 'status' | 'language' | 'total_scenes' | 'possible_endings' | 'created_at'> {
  stats: Pick<MyStory['stats'], 'likes_total' | 'plays_total' | 'bookmarks_total' | 'completion_rate'>;
}

interface StoryMetaProps {
  story: MetaStory;
}

/** Facts about a story: counts for a draft, readers for a published story. */
export function StoryMeta({ story }: StoryMetaProps) {
  return story.status === 'published' ? <Readers story={story} /> : <Shape story={story} />;
}

function Readers({ story: { stats, created_at } }: StoryMetaProps) {
  const words = useWords(myStoriesWords);
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
  const words = useWords(myStoriesWords);
  const nameOf = useNameOf();
  const { category, language, total_scenes, possible_endings, created_at } = story;
  const categoryName = category && nameOf(category);
  return (
    <>
      {categoryName && (
        <span>
          <Folder />
          <span lang={nameLanguage(categoryName)}>{categoryName}</span>
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
