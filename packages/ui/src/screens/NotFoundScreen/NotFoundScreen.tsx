import { Danda } from '../../ornaments/Danda.tsx';
import { EmptyPortal } from '../../ornaments/EmptyPortal.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { useNotFoundWords } from '../../words/areas.ts';
import { Code, Figure, NotFoundRoot, Text, Title, Words } from './NotFoundScreen.styles.ts';

export interface NotFoundScreenProps {
  /** Where the way out leads. */
  homeHref?: string;
}

/** An address without a page. */
export function NotFoundScreen({ homeHref = paths.home }: NotFoundScreenProps) {
  const words = useNotFoundWords();
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
        <ButtonLink href={homeHref} variant="primary" size="large">
          {words.goHome}
        </ButtonLink>
      </Words>
      <Figure>
        <EmptyPortal />
      </Figure>
    </NotFoundRoot>
  );
}
