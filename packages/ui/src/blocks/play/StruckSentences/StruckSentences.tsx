import type { StruckSentence } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import { handsWords } from '../../../words/hands/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { Fold, List, Struck } from './StruckSentences.styles.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface StruckSentencesProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** The sentences, in the order of the text, and why each was struck. */
  struck: readonly StruckSentence[];
  /** The language of the tale. */
  language: AnyLanguage;
}

/**
 * The sentences of a model that were struck from a turn: one line, which opens to the sentences and the reasons. Of a
 * secret or of harm only the reason is shown.
 *
 * @use Below a turn from which something was struck.
 * @avoid Not for a turn that failed: `Note`.
 * @heard A button that says how many sentences, and whether they are shown.
 * @keys tab, press
 * @example
 * <StruckSentences language="en" struck={[{ text: 'You draw a knife.', reason: 'act' }]} />
 */
export function StruckSentences({ struck, language, ...rest }: StruckSentencesProps) {
  const words = useWords(handsWords);
  if (struck.length === 0) return null;
  return (
    <Fold lang={words.ownLanguage} {...rest}>
      <summary>{words.struck.line(struck.length)}</summary>
      <List>
        {struck.map(({ text, reason }, at) => (
          <li key={`${at} ${text}`}>
            {text !== '' && (
              <Struck lang={language} dir={directionOf(language)}>
                {text}
              </Struck>
            )}
            {words.struck.reasons[reason]}
          </li>
        ))}
      </List>
    </Fold>
  );
}
