import type { AccountSession } from '@kathaloka/contract/entities';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useProfileWords } from '../../../words/areas/useProfileWords.ts';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { Device, Placeholders, Session, Sessions, When } from './SessionList.styles.ts';

export interface SessionListProps {
  /** `undefined` while they are on their way. */
  sessions: readonly AccountSession[] | undefined;
  /** The present instant, from which the times are told. */
  now: string;
  /** Signs out every browser but this one. */
  onEndOthers: () => void;
  /** The others are being signed out. */
  isEnding?: boolean;
}

/** The browsers that are signed in to the account, this one first. */
export function SessionList({ sessions, now, onEndOthers, isEnding = false }: SessionListProps) {
  const words = useProfileWords().sessions;
  if (!sessions) {
    return (
      <Panel title={words.title}>
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
    <Panel title={words.title}>
      <Sessions>
        {sorted.map((session) => (
          <Session key={session.id}>
            <MonitorSmartphone />
            <Device>
              <bdi>{session.device || words.unknownDevice}</bdi>
              {session.is_current && <Pill tone="green">{words.thisBrowser}</Pill>}
            </Device>
            <When>
              {session.is_current
                ? words.since(session.created_at)
                : words.lastUsed(session.last_used_at, now)}
            </When>
          </Session>
        ))}
      </Sessions>
      {sessions.length > 1 ? (
        <Button isBusy={isEnding} busyLabel={words.ending} onClick={onEndOthers}>
          {words.endOthers}
        </Button>
      ) : (
        <Lead>{words.alone}</Lead>
      )}
    </Panel>
  );
}
