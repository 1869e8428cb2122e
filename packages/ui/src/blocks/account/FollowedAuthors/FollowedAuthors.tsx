import type { Follows } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { moveFocusOnRemoval } from '../../../hooks/moveFocusOnRemoval.ts';
import { usePaths } from '../../../paths.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { Authors, Followed, Letter } from './FollowedAuthors.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

const moveFocusToHeading = moveFocusOnRemoval('section', 'h2');

export type FollowedAuthor = Follows['authors'][number];

export interface FollowedAuthorsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The authors whom the reader follows, and whether they want the letter; `undefined` while loading. */
  follows: Follows | undefined;
  /** Whether the reader's address is verified; no letter goes to another one. */
  isVerified: boolean;
  /** Called to follow an author no longer. */
  onUnfollow: (author: FollowedAuthor) => void;
  /** Called by the switch of the weekly letter. */
  onLetterChange: (isWanted: boolean) => void;
}

/**
 * The authors whom a reader follows, each with a button to follow them no longer, and the switch of the weekly letter.
 *
 * @use Lists whom a reader follows, on the account page.
 * @avoid Not to follow somebody: `AuthorScreen` has the button.
 * @heard The name of each author, and whether the letter is on.
 * @keys press
 * @example
 * <FollowedAuthors follows={follows} isVerified onUnfollow={unfollow} onLetterChange={changeLetter} />
 */
export function FollowedAuthors({
  follows,
  isVerified,
  onUnfollow,
  onLetterChange,
  ...rest
}: FollowedAuthorsProps) {
  const words = useWords(profileWords).follows;
  if (!follows)
    return (
      <Panel title={words.title} {...rest}>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <Skeleton width={60} />
      </Panel>
    );
  const { authors, wants_letter } = follows;
  return (
    <Panel title={words.title} {...rest}>
      <Lead>{authors.length === 0 ? words.none : words.text}</Lead>
      {authors.length > 0 && (
        <Authors>
          {authors.map((author) => (
            <FollowedItem key={author.username} author={author} onUnfollow={() => onUnfollow(author)} />
          ))}
        </Authors>
      )}
      <Letter>
        <Switch label={words.letter} checked={wants_letter} onCheckedChange={onLetterChange} />
        <p>{isVerified ? words.letterHint : words.unverified}</p>
      </Letter>
    </Panel>
  );
}

interface FollowedItemProps {
  author: FollowedAuthor;
  onUnfollow: () => void;
}

function FollowedItem({ author, onUnfollow }: FollowedItemProps) {
  const words = useWords(profileWords).follows;
  const paths = usePaths();
  const { username, display_name, avatar_url } = author;
  return (
    <Followed>
      <Avatar name={display_name} src={avatar_url} />
      <TextLink href={paths.author(username)}>
        <bdi>{display_name}</bdi>
      </TextLink>
      <Button
        ref={moveFocusToHeading}
        variant="outline"
        size="small"
        aria-label={words.unfollowOf(display_name)}
        onClick={onUnfollow}
      >
        {words.unfollow}
      </Button>
    </Followed>
  );
}
