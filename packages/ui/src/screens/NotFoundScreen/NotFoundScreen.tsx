import { Search } from 'lucide-react';
import { Danda } from '../../ornaments/Danda.tsx';
import { EmptyPortal } from '../../ornaments/EmptyPortal.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { useNotFoundWords } from '../../words/areas/useNotFoundWords.ts';
import { useSearchWords } from '../../words/areas/useSearchWords.ts';
import { Actions, Code, Figure, NotFoundRoot, Text, Title, Words } from './NotFoundScreen.styles.ts';

export interface NotFoundScreenProps {
  /** Where the way out leads. */
  homeHref?: string;
  /** Opens the search. Without it no button for it is shown. */
  onSearch?: (() => void) | undefined;
}

/** An address without a page. */
export function NotFoundScreen({ homeHref = paths.home, onSearch }: NotFoundScreenProps) {
  const words = useNotFoundWords();
  const search = useSearchWords();
  return (
    <NotFoundRoot>
      <Words>
        <Code>
          <Danda />
          {words.code}
          <Danda />
        </Code>
        <Title>{words.title}</Title>
        <Text>{words.text}</Text>
        <Actions>
          <ButtonLink href={homeHref} variant="primary" size="large">
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
        <EmptyPortal />
      </Figure>
    </NotFoundRoot>
  );
}
