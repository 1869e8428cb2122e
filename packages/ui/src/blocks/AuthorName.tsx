import type { Story } from '@kathaloka/contract/entities';
import { usePaths } from '../paths.ts';
import { TextLink } from '../primitives/TextLink/TextLink.tsx';
import { nameLanguage } from '../theme/nameLanguage.ts';
import { storyWords } from '../words/story/en.ts';
import { useWords } from '../words/useWords.ts';

export type NamedAuthor = Pick<Story['author'], 'display_name'> & Partial<Pick<Story['author'], 'username'>>;

/** The name of an author, with a link to the author's page if there is one. */
export function AuthorName({ author: { display_name, username } }: { author: NamedAuthor }) {
  const { unknownAuthor } = useWords(storyWords);
  const paths = usePaths();
  const own = display_name?.trim();
  const name = own ? <bdi lang={nameLanguage(own)}>{own}</bdi> : <bdi>{unknownAuthor}</bdi>;
  return username ? <TextLink href={paths.author(username)}>{name}</TextLink> : name;
}
