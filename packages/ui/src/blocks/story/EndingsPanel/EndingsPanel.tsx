import type { Language, StoryEndings } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { FoundEndings } from '../FoundEndings/FoundEndings.tsx';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface EndingsPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the reader has found; `undefined` while that is unknown. */
  endings: StoryEndings | undefined;
  /** The language of the story. */
  language: Language;
}

/**
 * The endings of a story that a reader has found. Where there is none, there is nothing to see.
 *
 * @example
 * <EndingsPanel endings={endings} language={story.language} />
 */
export function EndingsPanel({ endings, language, ...rest }: EndingsPanelProps) {
  const words = useWords(foundEndingsWords);
  if (!endings || endings.found.length === 0) return null;
  return (
    <Panel title={words.title} {...rest}>
      <FoundEndings endings={endings} hint={endings.hint} language={endings.language ?? language} />
    </Panel>
  );
}
