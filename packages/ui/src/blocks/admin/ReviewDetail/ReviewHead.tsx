import type { Story } from '@kathaloka/contract/entities';
import { Pencil, Play } from 'lucide-react';
import { usePaths } from '../../../paths.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import { CoverImage } from '../../CoverImage.tsx';
import type { WithAuthorName, WithCategory } from '../../storyFields.ts';
import { Chips, Cover, Facts, Head, Links, Named, Tagline, Title } from './ReviewDetail.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a story that the header shows. */
export type ReviewHeadStory = WithAuthorName &
  WithCategory &
  Pick<
    Story,
    | 'id'
    | 'title'
    | 'tagline'
    | 'language'
    | 'cover_image_url'
    | 'image_alt'
    | 'content_rating'
    | 'tags'
    | 'total_scenes'
    | 'possible_endings'
  >;

interface ReviewHeadProps {
  story: ReviewHeadStory;
}

/** The header of a story under review: cover, labels, title and links. */
export function ReviewHead({ story }: ReviewHeadProps) {
  const paths = usePaths();
  const words = useWords(adminWords).reviews;
  const storyTexts = useWords(storyWords);
  const { adminRatings } = useWords(storyFieldsWords);
  const title = story.title.trim();
  const nameOf = useNameOf();
  const category = story.category && nameOf(story.category);
  const author = story.author.display_name?.trim() || storyTexts.unknownAuthor;
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };

  return (
    <Head>
      <Cover>
        <CoverImage story={story} width={190} height={118} />
      </Cover>
      <Named>
        <Chips>
          {category && <Chip lang={nameLanguage(category)}>{category}</Chip>}
          <Badge tone="neutral">{adminRatings[story.content_rating]}</Badge>
          {story.tags.map((tag) => (
            <Chip key={tag.id} color={tag.color} lang={nameLanguage(nameOf(tag))}>
              {nameOf(tag)}
            </Chip>
          ))}
        </Chips>
        <Title {...(title && ownLanguage)}>{title || storyTexts.untitled}</Title>
        <Tagline {...ownLanguage}>{story.tagline}</Tagline>
        <Facts>{words.facts(author, story.total_scenes, story.possible_endings)}</Facts>
      </Named>
      <Links>
        <ButtonLink href={paths.story(story.id)} size="small" icon={<Play />}>
          {words.playtest}
        </ButtonLink>
        <ButtonLink href={paths.adminEditStory(story.id)} size="small" icon={<Pencil />}>
          {words.edit}
        </ButtonLink>
      </Links>
    </Head>
  );
}
