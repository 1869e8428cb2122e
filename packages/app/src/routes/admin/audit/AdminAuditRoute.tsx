import { canRetry } from '@kathaloka/api';
import { AUDIT_KINDS } from '@kathaloka/contract/limits';
import {
  AdminAuditScreen,
  adminAuditWords,
  useWords,
  adminFailuresWords,
  useFailureText,
} from '@kathaloka/ui';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useListAuditQuery } from '../overviewCalls.ts';
import { useListAddress } from '../useListAddress.ts';

/** `/admin/audit`: who changed what and when. */
export function AdminAuditRoute() {
  const words = useWords(adminAuditWords);
  usePageTitle(words.title);
  const failures = useWords(adminFailuresWords);
  const { plainFailure } = useFailureText();
  const { read, readOneOf, change } = useListAddress();
  const [kind, actor_id, thing_id, after] = [
    readOneOf('kind', AUDIT_KINDS),
    read('actor'),
    read('thing'),
    read('after'),
  ];
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListAuditQuery({
    query: {
      ...(after && { after }),
      ...(kind && { kind }),
      ...(actor_id && { actor_id }),
      ...(thing_id && { thing_id }),
    },
  });
  const failed = isFetching ? undefined : error;
  // a change of the filters starts at the newest entries
  const narrow = (changes: Record<string, string | undefined>) => change({ after: undefined, ...changes });
  const [first] = data?.entries ?? [];
  const next = data?.next ?? undefined;

  return (
    <AdminAuditScreen
      entries={failed ? undefined : data?.entries}
      kind={kind ?? 'any'}
      onKindChange={(value) => narrow({ kind: value === 'any' ? undefined : value })}
      actorName={actor_id && (first?.actor?.username ?? '…')}
      thingName={thing_id && (first ? first.thing.name || words.deleted : '…')}
      onClear={() => narrow({ actor: undefined, thing: undefined })}
      onActorSelect={({ actor }) => actor && narrow({ actor: actor.id })}
      onThingSelect={({ thing }) => thing.id !== null && narrow({ thing: thing.id })}
      onNewest={after ? () => narrow({}) : undefined}
      onOlder={next ? () => change({ after: next }) : undefined}
      error={failed && plainFailure(failed, failures.list)}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
    />
  );
}
