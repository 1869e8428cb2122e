import type { SessionEnding } from '@kathaloka/contract/entities';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { PictureArch } from '../../../ornaments/PictureArch.tsx';
import { readEmphasis } from '@kathaloka/story/emphasis';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { EndingHint } from '../../story/FoundEndings/EndingHint.tsx';
import { FoundEndings } from '../../story/FoundEndings/FoundEndings.tsx';
import { Cover, LastLine, Lost, Name, Opening, TheEnd } from './EndingPage.styles.ts';
import type { EndedStory } from './endedStory.ts';
import { endingWords } from '../../../words/ending/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface EndingOpeningProps {
  story: EndedStory;
  ending: SessionEnding | undefined;
  /** The id of the heading. */
  nameId: string;
}

/** The top of the page: last line, cover, name of the ending, and the endings found so far. */
export function EndingOpening({ story, ending, nameId }: EndingOpeningProps) {
  const { theEnd } = useWords(playWords);
  const words = useWords(endingWords);
  const { language } = story;
  const name = ending?.name ?? null;
  return (
    <Opening>
      {ending?.last_line && (
        <LastLine lang={language} dir={directionOf(language)}>
          {readEmphasis(ending.last_line).text}
        </LastLine>
      )}
      <EndingCover story={story} light={ending?.light ?? null} />
      <Name id={nameId}>
        <TheEnd>
          <Lotus /> {theEnd}
        </TheEnd>
        {name !== null && (
          <bdi lang={language} dir={directionOf(language)}>
            {name}
          </bdi>
        )}
      </Name>
      {ending && (
        <div>
          {ending.is_lost && <Lost>{words.lost}</Lost>}
          <FoundEndings endings={ending} scene={ending.scene} language={language} hint={ending.hint} />
          <EndingHint about="scene" hint={ending.missed} language={language} />
        </div>
      )}
    </Opening>
  );
}

interface EndingCoverProps {
  story: EndedStory;
  light: SessionEnding['light'];
}

/** The cover, in the light of the last scene. */
function EndingCover({ story, light }: EndingCoverProps) {
  return (
    <Cover data-light={light ?? undefined}>
      <PictureArch shape="broad">
        <CoverImage story={story} width={600} height={660} sizes="480px" />
      </PictureArch>
    </Cover>
  );
}
