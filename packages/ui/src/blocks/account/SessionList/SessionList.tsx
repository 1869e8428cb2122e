import type { AccountSession } from '@kathaloka/contract/entities';
import { MonitorSmartphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { moveFocusOnRemoval } from '../../../hooks/moveFocusOnRemoval.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { Device, End, Placeholders, Session, Sessions, When } from './SessionList.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

const moveFocusToHeading = moveFocusOnRemoval('section', 'h2');

export interface SessionListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The sessions; `undefined` while loading. */
  sessions: readonly AccountSession[] | undefined;
  /** The current time, for relative times. */
  now: string;
  /** Called to sign out every browser but the current one. */
  onEndOthers: () => void;
  /** Called to sign out one other browser. */
  onEnd: (session: AccountSession) => void;
}

/**
 * The signed-in browsers of the account, the current one first.
 *
 * @use Shows where the user is signed in, and signs browsers out.
 * @avoid Not for games: `ContinuePlayingRow`.
 * @heard A list; this browser is named as such.
 * @keys press
 * @example
 * <SessionList
 *   sessions={sessions}
 *   now="2026-05-01T12:00:00Z"
 *   onEnd={({ id }) => end(id)}
 *   onEndOthers={endOthers}
 * />
 */
export function SessionList({ sessions, now, onEndOthers, onEnd, ...rest }: SessionListProps) {
  const { sessions: words, ownLanguage } = useWords(profileWords);
  if (!sessions) {
    return (
      <Panel title={words.title} lang={ownLanguage} {...rest}>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <Placeholders aria-hidden>
          <Skeleton width={60} />
          <Skeleton width={45} />
        </Placeholders>
      </Panel>
    );
  }

  const sorted = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <Panel title={words.title} lang={ownLanguage} {...rest}>
      <Sessions>
        {sorted.map((session) => (
          <Session key={session.id}>
            <MonitorSmartphone />
            <Device>
              <bdi>{session.device || words.unknownDevice}</bdi>
              {session.is_current && <Pill tone="success">{words.thisBrowser}</Pill>}
            </Device>
            <When>
              {session.is_current
                ? words.since(session.created_at)
                : words.lastUsed(session.last_used_at, now)}
            </When>
            {!session.is_current && (
              <End>
                <Button
                  ref={moveFocusToHeading}
                  variant="outline"
                  size="small"
                  aria-label={words.endOneOf(session.device || words.unknownDevice)}
                  onClick={() => onEnd(session)}
                >
                  {words.endOne}
                </Button>
              </End>
            )}
          </Session>
        ))}
      </Sessions>
      {sessions.length > 1 ? (
        <Button onClick={onEndOthers}>{words.endOthers}</Button>
      ) : (
        <Lead>{words.alone}</Lead>
      )}
    </Panel>
  );
}
