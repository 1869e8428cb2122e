import type { Story } from '@kathaloka/contract/entities';
import { useStoryPath } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { PlayButton } from '../../PlayButton.tsx';
import { localized } from '../../translation.ts';
import { Body, Foot, Line, OfSeries, Picture, TaleCard, Title, When } from './ContinuePlayingRow.styles.ts';
import { openTalesWords } from '../../../words/openTales/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface NextPartCardProps {
  story: Story;
  /** Called to start the part; without it the card links to the story's page. */
  onPlay: (() => void | Promise<void>) | undefined;
}

/** The card of the next part of a series: picture, title, number of the part, and PLAY. */
export function NextPartCard({ story, onPlay }: NextPartCardProps) {
  const words = useWords(openTalesWords);
  const { untitled, ownLanguage } = useWords(storyWords);
  const storyPath = useStoryPath();
  const shown = localized(story, ownLanguage);
  const title = shown.title.trim() || untitled;
  const series = story.series && localized(story.series, ownLanguage);
  const play = { variant: 'outline', size: 'small', 'aria-label': words.playNamed(title) } as const;
  return (
    <TaleCard>
      <Picture>
        <CoverImage story={story} width={640} height={416} />
      </Picture>
      <Body>
        <When>{words.nextPart}</When>
        <Title lang={shown.language} dir={directionOf(shown.language)}>
          {title}
        </Title>
        {series && (
          <OfSeries lang={series.language} dir={directionOf(series.language)}>
            {series.title}
          </OfSeries>
        )}
        <Foot>
          <Line>
            {series && <When>{words.partPlace(series.position, series.parts)}</When>}
            {onPlay ? (
              <PlayButton {...play} onPlay={onPlay} />
            ) : (
              <ButtonLink {...play} href={storyPath(story.id)}>
                {words.play}
              </ButtonLink>
            )}
          </Line>
        </Foot>
      </Body>
    </TaleCard>
  );
}
