import type { SharedTurn } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { moveFocusOnRemoval } from '../../../hooks/moveFocusOnRemoval.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { Buttons, Facts, Links, SharedLink, LastLine } from './SharedTurnList.styles.ts';
import { sharingWords } from '../../../words/sharing/en.ts';
import { useWords } from '../../../words/useWords.ts';

const moveFocusToHeading = moveFocusOnRemoval('section', 'h2');

export interface SharedTurnListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The links; `undefined` while loading. */
  links: readonly SharedTurn[] | undefined;
  /** Called to revoke a link. */
  onRevoke: (link: SharedTurn) => void;
}

/**
 * The person's links to turns of their games: what each shows, how often it was used, and a button to revoke
 * it.
 *
 * @use Lists a person’s links to turns of their games, and revokes them.
 * @avoid Not to make one: `ShareTurnDialog`.
 * @heard What each link shows, and how many games have begun from it.
 * @keys press
 * @example
 * <SharedTurnList links={links} onRevoke={({ id }) => revoke(id)} />
 */
export function SharedTurnList({ links, onRevoke, ...rest }: SharedTurnListProps) {
  const { list: words, ownLanguage } = useWords(sharingWords);
  if (!links) {
    return (
      <Panel title={words.title} lang={ownLanguage} {...rest}>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <Skeleton width={60} />
      </Panel>
    );
  }
  return (
    <Panel title={words.title} lang={ownLanguage} {...rest}>
      <Lead>{links.length === 0 ? words.none : words.text}</Lead>
      {links.length > 0 && (
        <Links>
          {links.map((link) => (
            <SharedTurnItem key={link.id} link={link} onRevoke={() => onRevoke(link)} />
          ))}
        </Links>
      )}
    </Panel>
  );
}

interface SharedTurnItemProps {
  link: SharedTurn;
  onRevoke: () => void;
}

function SharedTurnItem({ link, onRevoke }: SharedTurnItemProps) {
  const { list: words } = useWords(sharingWords);
  const paths = usePaths();
  const { title, last_line, language, plays, shows_typed, is_open } = link;
  const own = { lang: language, dir: directionOf(language) };
  return (
    <SharedLink data-closed={!is_open || undefined}>
      <strong {...own}>{title}</strong>
      <LastLine {...own}>{last_line}</LastLine>
      <Facts>
        <span>{words.plays(plays)}</span>
        {shows_typed && <Pill>{words.typed}</Pill>}
        {!is_open && <Pill tone="warning">{words.closed}</Pill>}
      </Facts>
      <Buttons>
        {is_open && (
          <ButtonLink size="small" href={paths.sharedTurn(link.token)} aria-label={words.openOf(title)}>
            {words.open}
          </ButtonLink>
        )}
        <Button
          ref={moveFocusToHeading}
          variant="outline"
          size="small"
          aria-label={words.revokeOf(title)}
          onClick={onRevoke}
        >
          {words.revoke}
        </Button>
      </Buttons>
    </SharedLink>
  );
}
