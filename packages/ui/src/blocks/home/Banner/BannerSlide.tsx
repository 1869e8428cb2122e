import { curlyQuotes } from '@kathaloka/story/emphasis';
import { FIRST_PICTURE_SIZES } from '@kathaloka/story/pictures';
import { Play, Star } from 'lucide-react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { toneOf } from '../../../theme/tone.ts';
import { Picture, SlideRoot, PlayForm, Text, Title, Words } from './Banner.styles.ts';
import { PlayButton } from '../../PlayButton.tsx';
import type { BannerStory, Slide } from './slides.ts';
import { bannerWords } from '../../../words/banner/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface BannerSlideProps<S extends BannerStory> {
  slide: Slide<S>;
  isShown: boolean;
  /** The position of the slide: `2 of 4`. */
  place: string;
  onPlay: ((story: S) => void | Promise<void>) | undefined;
}

/** A slide: text on a solid background, beside a picture. Before hydration PLAY opens the story's page. */
export function BannerSlide<S extends BannerStory>({ slide, isShown, place, onPlay }: BannerSlideProps<S>) {
  const words = useWords(bannerWords);
  const { story } = slide;
  const drawn = <DrawnCover tone={slide.tone ?? toneOf(slide.title)} />;
  const ownLanguage = story && { lang: story.language, dir: directionOf(story.language) };
  const group = { role: 'group', 'aria-roledescription': words.slideRole, 'aria-label': place };

  return (
    <SlideRoot {...group} data-theme="night" data-shown={isShown} inert={!isShown}>
      <Picture>
        {story ? (
          <Image
            src={story.cover_image_url}
            alt={story.image_alt}
            lang={story.language}
            width={640}
            height={416}
            loading="eager"
            sizes={FIRST_PICTURE_SIZES}
            fallback={drawn}
          />
        ) : (
          drawn
        )}
      </Picture>
      <Words>
        {story?.is_featured && (
          <Badge tone="featured" icon={<Star />}>
            {words.featured}
          </Badge>
        )}
        <Title data-first={story?.is_featured ? undefined : ''} {...ownLanguage}>
          {curlyQuotes(slide.title)}
        </Title>
        <Text {...ownLanguage}>{slide.text}</Text>
        {story && onPlay ? (
          <PlayForm action={slide.href} onSubmit={(event) => event.preventDefault()}>
            <PlayButton
              type="submit"
              variant="primary"
              size="large"
              icon={<Play fill="currentColor" />}
              onPlay={() => onPlay(story)}
            />
          </PlayForm>
        ) : (
          <ButtonLink
            href={slide.href}
            variant="primary"
            size="large"
            icon={story && <Play fill="currentColor" />}
          >
            {slide.action}
          </ButtonLink>
        )}
      </Words>
    </SlideRoot>
  );
}
