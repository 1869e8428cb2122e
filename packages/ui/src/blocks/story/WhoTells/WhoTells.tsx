import type { StoryTellers } from '@kathaloka/contract/entities';
import { Feather } from 'lucide-react';
import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { openingWords } from '../../../words/opening/en.ts';
import { shellWords } from '../../../words/shell/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { Line, Whole } from './WhoTells.styles.ts';

export interface WhoTellsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who may tell and draw in the story, besides its author. Without it nothing is shown. */
  tellers: StoryTellers | undefined;
}

/**
 * Whose words and pictures a story has: its author’s alone, or who else may tell and draw in it.
 *
 * @use Says before a story is played whether a language model may tell in it.
 * @avoid Not for a text that has been told: `HandsLegend`.
 * @heard A few sentences, and a link.
 * @keys follow
 * @example
 * <WhoTells tellers={{ scenes: 'author', by_models: false, pictures_by_models: false, cover: 'drawn' }} />
 */
export function WhoTells({ tellers, ...rest }: WhoTellsProps) {
  const { tellers: words } = useWords(openingWords);
  const { whoWrites } = useWords(shellWords);
  const paths = usePaths();
  if (!tellers) return null;
  const { scenes, by_models, pictures_by_models, cover } = tellers;
  const isAuthors = scenes === 'author';
  return (
    <Line {...rest}>
      <Feather />
      <p>
        {by_models ? (
          words.byModels[scenes]
        ) : (
          <>
            <Whole>{isAuthors ? words.allByAuthor : words.noModel}</Whole>
            {isAuthors ? words.answersByHouse : words.byHouse}
          </>
        )}{' '}
        {pictures_by_models ? words.pictures.models : words.pictures.program} {cover && words.covers[cover]}{' '}
        <TextLink href={paths.whoWrites}>{whoWrites}</TextLink>
      </p>
    </Line>
  );
}
