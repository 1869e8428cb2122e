import type { AuditEntry } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import type { Words } from '../../../words/en.ts';
import { Quiet } from '../adminPage.styles.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { Action, Filter, Reason, Thing } from './AuditTable.styles.ts';
import { adminAuditWords } from '../../../words/adminAudit/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface AuditTableOwnProps {
  /** The entries, newest first. `undefined` while loading. */
  entries: readonly AuditEntry[] | undefined;
  /** Called to show only the changes by this person. */
  onActorSelect: (entry: AuditEntry) => void;
  /** Called to show only the changes to this thing, such as a story or an account. */
  onThingSelect: (entry: AuditEntry) => void;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

export interface AuditTableProps extends Omit<ComponentProps<'div'>, 'children'>, AuditTableOwnProps {}

/**
 * The audit log: who changed what and when, with the values before and after.
 *
 * @use Lists who did what and when, with values before and after.
 * @avoid Not for games: `SessionMap`.
 * @heard A table; filters by person and thing.
 * @keys press, tab
 * @example
 * <AuditTable
 *   entries={entries}
 *   onActorSelect={({ actor }) => filter(actor)}
 *   onThingSelect={showThing}
 * />
 */
export function AuditTable({ entries, onActorSelect, onThingSelect, ...rest }: AuditTableProps) {
  const words = useWords(adminAuditWords);
  return (
    <DataTable
      label={words.title}
      columns={auditColumns({ words, onActorSelect, onThingSelect })}
      rows={entries}
      rowKey={({ id }) => id}
      empty={words.empty}
      isPaged
      {...rest}
    />
  );
}

/**
 * The name of the changed thing. A deleted account has no name, and a change to all things of a kind names the kind.
 */
function nameOf({ thing }: AuditEntry, words: Words['adminAudit']): string {
  if (thing.name) return thing.name;
  return thing.kind === 'user' ? words.deleted : words.kinds[thing.kind];
}

interface AuditColumnOptions extends Pick<AuditTableOwnProps, 'onActorSelect' | 'onThingSelect'> {
  words: Words['adminAudit'];
}

function auditColumns({
  words,
  onActorSelect,
  onThingSelect,
}: AuditColumnOptions): DataTableColumn<AuditEntry>[] {
  const { columns } = words;
  return [
    {
      key: 'thing',
      header: columns.thing,
      isRowHeader: true,
      cell: (entry) => (
        <Thing>
          <Action>{words.actions[entry.action] ?? entry.action}</Action>
          {entry.thing.id === null ? (
            <bdi>{nameOf(entry, words)}</bdi>
          ) : (
            <Filter
              type="button"
              aria-label={words.onlyAbout(nameOf(entry, words))}
              onClick={() => onThingSelect(entry)}
            >
              <bdi>{nameOf(entry, words)}</bdi>
            </Filter>
          )}
        </Thing>
      ),
    },
    { key: 'at', header: columns.at, cell: ({ at }) => <time dateTime={at}>{words.moment(at)}</time> },
    {
      key: 'actor',
      header: columns.actor,
      cell: (entry) =>
        entry.actor ? (
          <Filter
            type="button"
            aria-label={words.onlyBy(entry.actor.username)}
            onClick={() => onActorSelect(entry)}
          >
            <bdi>{entry.actor.username}</bdi>
          </Filter>
        ) : (
          <Quiet>{words.deleted}</Quiet>
        ),
    },
    {
      key: 'changes',
      header: columns.changes,
      cell: ({ changes }) => <AuditChanges changes={changes} />,
    },
    {
      key: 'reason',
      header: columns.reason,
      width: 'grow',
      // with `bdi` the reason has the direction of its own text, and is still aligned with the column's heading
      cell: ({ reason }) => <Reason>{reason === null ? words.noReason : <bdi>{reason}</bdi>}</Reason>,
    },
  ];
}
