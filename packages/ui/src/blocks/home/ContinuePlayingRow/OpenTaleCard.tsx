import type { GameSession, Story } from '@kathaloka/contract/entities';
import { Fragment } from 'react';
import { usePaths } from '../../../paths.ts';
import { EmphasisedText } from '../../../patterns/Typewriter/EmphasisedText.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { Body, Foot, LastLine, Line, Picture, TaleCard, Title, When } from './ContinuePlayingRow.styles.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { openTalesWords } from '../../../words/openTales/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { InAnyLanguage } from '../../../theme/anyLanguage.ts';

/** An unfinished session, with a reminder of the story. */
export interface OpenTale {
  session: Pick<GameSession, 'id' | 'completion_percentage' | 'chapter'>;
  story: InAnyLanguage<Pick<Story, 'id' | 'title' | 'language' | 'cover_image_url' | 'image_alt'>>;
  /** The last sentence of the last passage. */
  last_line: string;
  /** When the last passage was told. */
  last_played_at: string;
  /** The owner of the session, if that is another player. */
  together_with?: string | undefined;
  /** The names of the other players, if the session is the reader's. */
  played_with?: readonly string[] | undefined;
  /** The id on this device of a game that was played offline. */
  offline_id?: string | undefined;
}

interface OpenTaleCardProps {
  tale: OpenTale;
  now: string;
}

/** The card of an open session: picture, last sentence, progress, and a link to continue. */
export function OpenTaleCard({
  tale: { session, story, last_line, last_played_at, together_with, played_with = [], offline_id },
  now,
}: OpenTaleCardProps) {
  const paths = usePaths();
  const words = useWords(openTalesWords);
  const storyTexts = useWords(storyWords);
  const numbers = useWords(numbersWords);
  const title = story.title.trim() || storyTexts.untitled;
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };
  const { chapter } = session;
  const percent = Math.round(session.completion_percentage);
  const place = chapter ? words.chapterPlace(chapter.number, chapter.of) : numbers.percent(percent);
  const others = together_with ?? played_with.join(', ');
  const notes = [together_with === undefined && place, others !== '' && words.togetherWith(others)];

  return (
    <TaleCard>
      <Picture>
        <CoverImage story={story} width={640} height={416} />
      </Picture>
      <Body>
        <Title {...ownLanguage}>{title}</Title>
        {offline_id !== undefined && <When>{words.toldOffline}</When>}
        <LastLine {...ownLanguage}>
          <EmphasisedText>{last_line}</EmphasisedText>
        </LastLine>
        <Foot>
          {together_with === undefined && <ProgressBar label={words.progressOf(title)} value={percent} />}
          <Line>
            <When>
              {notes.filter(Boolean).map((note) => (
                <Fragment key={String(note)}>
                  <bdi>{note}</bdi> ·{' '}
                </Fragment>
              ))}
              <bdi>{words.played(last_played_at, now)}</bdi>
            </When>
            <ButtonLink
              href={offline_id === undefined ? paths.play(session.id) : paths.offlinePlay(offline_id)}
              variant="outline"
              size="small"
              aria-label={words.continueNamed(title)}
            >
              {words.continue}
            </ButtonLink>
          </Line>
        </Foot>
      </Body>
    </TaleCard>
  );
}
