import type { StoryEndings } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { FoundEndings } from '../FoundEndings/FoundEndings.tsx';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface EndingsPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The endings that the reader has found; `undefined` if unknown. */
  endings: StoryEndings | undefined;
  /** The language of the story. */
  language: AnyLanguage;
}

/**
 * The panel of the endings that a reader has found. Not rendered if there are none.
 *
 * @use Says which endings of a story a reader has found.
 * @avoid Not for all stories: `EndingShelf`.
 * @heard A region with a list; hidden endings as not yet found.
 * @keys none
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
