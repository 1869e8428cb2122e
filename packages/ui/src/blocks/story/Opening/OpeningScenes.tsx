import { useEffect, useRef } from 'react';
import { bringIntoView } from '../../../hooks/browserParts.ts';
import { EmphasisedText } from '../../../patterns/Typewriter/EmphasisedText.tsx';
import { choiceLine } from '@kathaloka/story';
import { paragraphsOf } from '@kathaloka/story/emphasis';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { Chosen, Scene, Scenes, Waiting } from './Opening.styles.ts';
import type { OpeningScene } from './openingParts.ts';
import { openingWords } from '../../../words/opening/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface OpeningScenesProps {
  scenes: readonly OpeningScene[];
  language: AnyLanguage;
}

/** The scenes read so far. When their number changes, the last takes the focus, to be read next. */
export function OpeningScenes({ scenes, language }: OpeningScenesProps) {
  const words = useWords(openingWords);
  const newestRef = useRef<HTMLDivElement>(null);
  const shown = useRef(scenes.length);

  useEffect(() => {
    const isSame = scenes.length === shown.current;
    shown.current = scenes.length;
    if (isSame) return;
    newestRef.current?.focus({ preventScroll: true });
    bringIntoView(newestRef.current, { block: 'start' });
  }, [scenes.length]);

  return (
    <Scenes>
      {scenes.map(({ text, choice }, index) => {
        const isNewest = index === scenes.length - 1;
        return (
          <Scene
            // scenes are only appended or removed at the end
            key={index}
            ref={isNewest ? newestRef : undefined}
            tabIndex={-1}
            data-earlier={!isNewest || undefined}
          >
            {choice !== null && (
              <Chosen>
                <VisuallyHidden>{words.chosen}</VisuallyHidden>
                <bdi lang={language}>
                  <EmphasisedText>{choiceLine(choice)}</EmphasisedText>
                </bdi>
              </Chosen>
            )}
            <div lang={language} dir={directionOf(language)} data-by="author">
              {paragraphsOf(text).map((paragraph) => (
                <p key={paragraph.start}>
                  <EmphasisedText>{paragraph.text.trim()}</EmphasisedText>
                </p>
              ))}
            </div>
          </Scene>
        );
      })}
    </Scenes>
  );
}

/** The widths of placeholder lines, about as many as in most first scenes. */
const LINES = [96, 88, 92, 40, 90, 94, 62];

export function OpeningSkeleton() {
  const words = useWords(openingWords);
  return (
    <Waiting as="output">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {LINES.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </Waiting>
  );
}
