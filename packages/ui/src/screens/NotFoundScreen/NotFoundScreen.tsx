import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Danda } from '../../ornaments/Danda.tsx';
import { EmptyArch } from '../../ornaments/EmptyArch.tsx';
import { usePaths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Actions, Code, Figure, NotFoundRoot, Text, Title, Words } from './NotFoundScreen.styles.ts';
import { notFoundWords } from '../../words/notFound/en.ts';
import { searchWords } from '../../words/search/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface NotFoundScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of the link back. */
  homeHref?: string;
  /** Opens the search. Without it no search button is shown. */
  onSearch?: (() => void) | undefined;
}

/**
 * The not-found page.
 *
 * @use An address that leads nowhere.
 * @avoid Not a page that failed: `ErrorState`.
 * @example
 * <NotFoundScreen />
 */
export function NotFoundScreen({ homeHref, onSearch, ...rest }: NotFoundScreenProps) {
  const paths = usePaths();
  const words = useWords(notFoundWords);
  const search = useWords(searchWords);
  return (
    <NotFoundRoot {...rest}>
      <Words>
        <Code>
          <Danda />
          {words.code}
          <Danda />
        </Code>
        <Title>{words.title}</Title>
        <Text>{words.text}</Text>
        <Actions>
          <ButtonLink href={homeHref ?? paths.home} variant="primary" size="large">
            {words.goHome}
          </ButtonLink>
          {onSearch && (
            <Button size="large" icon={<Search />} onClick={onSearch}>
              {search.label}
            </Button>
          )}
        </Actions>
      </Words>
      <Figure>
        <EmptyArch />
      </Figure>
    </NotFoundRoot>
  );
}
