import type { Story, StoryStats } from '@kathaloka/contract/entities';
import { Bookmark, Crown, Heart, Play } from 'lucide-react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { Quiet } from '../adminPage.styles.ts';
import type { WithAuthorName, WithCategory } from '../../storyFields.ts';
import { type NamedThing, useNameOptions } from '../../useNameOptions.ts';
import { Name, Named, Stat, Stats, Tagline, Tags, Thumb, TitleRoot, Wrapped } from './StoryTable.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a story that its row reads. */
export interface StoryTableRow
  extends
    WithAuthorName,
    WithCategory,
    Pick<
      Story,
      'id' | 'title' | 'tagline' | 'language' | 'cover_image_url' | 'status' | 'is_premium' | 'is_featured'
    > {
  /** Shown if the author has no display name. */
  author_username?: string | null;
  tags: readonly NamedThing[];
  stats: Pick<StoryStats, 'likes_total' | 'plays_total' | 'bookmarks_total'>;
}

interface TitleCellProps {
  story: StoryTableRow;
  title: string;
}

/** Cover, title and tagline; the status unless the story is published. */
export function TitleCell({ story, title }: TitleCellProps) {
  const { statuses } = useWords(adminWords).stories;
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };
  return (
    <TitleRoot>
      <Thumb>
        <CoverImage story={story} isDecorative width={74} height={46} />
      </Thumb>
      <Named>
        <Name {...(story.title.trim() && ownLanguage)}>{title}</Name>
        <Tagline {...ownLanguage}>{story.tagline}</Tagline>
      </Named>
      {story.status !== 'published' && <Pill>{statuses[story.status]}</Pill>}
    </TitleRoot>
  );
}

/** With one tag, a row of seven columns fits a window of 1440 px; the title attribute lists the others. */
const SHOWN_TAGS = 1;

interface CategoryCellProps {
  category: StoryTableRow['category'];
}

export function CategoryCell({ category }: CategoryCellProps) {
  const words = useWords(adminWords).stories;
  const nameOf = useNameOf();
  if (!category)
    return (
      <Wrapped>
        <Quiet>{words.noCategory}</Quiet>
      </Wrapped>
    );
  const name = nameOf(category);
  return <Wrapped lang={nameLanguage(name)}>{name}</Wrapped>;
}

interface TagsCellProps {
  tags: StoryTableRow['tags'];
}

export function TagsCell({ tags }: TagsCellProps) {
  const words = useWords(adminWords).stories;
  const names = useNameOptions(tags);
  const rest = names.slice(SHOWN_TAGS);
  return (
    <Tags title={rest.map(({ label }) => label).join(', ') || undefined}>
      {names.slice(0, SHOWN_TAGS).map(({ value, label, lang }) => (
        <Chip key={value} lang={lang}>
          {label}
        </Chip>
      ))}
      {rest.length > 0 && <Quiet>{words.moreTags(rest.length)}</Quiet>}
    </Tags>
  );
}

interface PremiumCellProps {
  isPremium: boolean;
}

export function PremiumCell({ isPremium }: PremiumCellProps) {
  const words = useWords(adminWords).stories;
  if (!isPremium) return <Quiet>{words.free}</Quiet>;
  return (
    <Badge tone="premium" icon={<Crown />}>
      {words.premium}
    </Badge>
  );
}

interface StatsCellProps {
  stats: StoryTableRow['stats'];
}

/** Likes, plays and bookmarks: abbreviated visually, in full for screen readers. */
export function StatsCell({ stats }: StatsCellProps) {
  const { compact } = useWords(numbersWords);
  const words = useWords(storyWords);
  const counts = [
    { icon: <Heart />, total: stats.likes_total, srText: words.likes(stats.likes_total) },
    { icon: <Play />, total: stats.plays_total, srText: words.plays(stats.plays_total) },
    { icon: <Bookmark />, total: stats.bookmarks_total, srText: words.bookmarks(stats.bookmarks_total) },
  ];
  return (
    <Stats>
      {counts.map(({ icon, total, srText }) => (
        <Stat key={srText}>
          {icon}
          <span aria-hidden>{compact(total)}</span>
          <VisuallyHidden>{srText}</VisuallyHidden>
        </Stat>
      ))}
    </Stats>
  );
}
