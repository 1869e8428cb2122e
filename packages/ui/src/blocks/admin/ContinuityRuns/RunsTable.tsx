import type { ContinuityRun, LanguageRun, ModelRun } from '@kathaloka/contract/entities';
import { CONTINUITY_LANGUAGES } from '@kathaloka/contract/limits';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useAdminModelsWords } from '../../../words/areas/useAdminModelsWords.ts';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { useStoryFieldsWords } from '../../../words/areas/useStoryFieldsWords.ts';
import { Lead, Name, Parts, Quiet } from './ContinuityRuns.styles.ts';

interface RunsTableProps {
  builtIn: ContinuityRun | undefined;
  models: readonly ModelRun[] | undefined;
  onDelete: ((run: ModelRun) => void) | undefined;
  /** How another one is added. */
  children: ReactNode;
}

/** Of the built-in narrator, nothing is stored. */
type Row = ContinuityRun & { readonly stored?: ModelRun };

/** Which models were run, when and how long. */
export function RunsTable({ builtIn, models, onDelete, children }: RunsTableProps) {
  const words = useAdminModelsWords();
  const { cancel } = useAdminWords();
  const [isAsking, setIsAsking] = useState(false);
  const [asked, setAsked] = useState<ModelRun>();
  const columns = useRunColumns(
    onDelete &&
      ((run) => {
        setAsked(run);
        setIsAsking(true);
      }),
  );
  const rows: Row[] | undefined = builtIn &&
    models && [builtIn, ...models.map((stored) => ({ ...stored, stored }))];
  return (
    <Panel title={words.runs}>
      <Parts>
        <DataTable
          label={words.runs}
          rows={rows}
          rowKey={({ stored }) => stored?.id ?? 'built in'}
          empty={words.noRuns}
          columns={columns}
        />
        {models?.length === 0 && <Lead>{words.noRuns}</Lead>}
        {children}
      </Parts>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.deleteTitle(asked?.model ?? '')}
        description={words.deleteText}
        cancelLabel={cancel}
        confirmLabel={words.delete}
        onConfirm={() => {
          setIsAsking(false);
          if (asked) onDelete?.(asked);
        }}
      />
    </Panel>
  );
}

/** The languages in which it was run, in their order. */
const runsOf = ({ by_language }: Row): [string, LanguageRun][] =>
  CONTINUITY_LANGUAGES.flatMap((language) => {
    const run = by_language[language];
    return run ? [[language, run] as [string, LanguageRun]] : [];
  });

const unique = (values: readonly string[]) => [...new Set(values)];

function useRunColumns(onDelete: RunsTableProps['onDelete']): DataTableColumn<Row>[] {
  const words = useAdminModelsWords();
  const shared = useAdminWords();
  const { languageName } = useStoryFieldsWords();
  const actions: DataTableColumn<Row> = {
    key: 'actions',
    header: words.columns.actions,
    isHeaderHidden: true,
    isPinned: true,
    width: 'shrink',
    cell: ({ stored }) =>
      stored && (
        <IconButton
          label={shared.delete(stored.model)}
          variant="plain"
          size="small"
          onClick={() => onDelete?.(stored)}
        >
          <Trash2 />
        </IconButton>
      ),
  };
  return [
    {
      key: 'model',
      header: words.columns.model,
      isRowHeader: true,
      width: 'grow',
      cell: (row) => (
        <Name>
          {row.model === null ? words.builtIn : <bdi dir="ltr">{row.model}</bdi>}
          {unique(runsOf(row).map(([, { server }]) => server ?? words.shipped)).map((server) => (
            <Quiet key={server}>
              <bdi>{server}</bdi>
            </Quiet>
          ))}
        </Name>
      ),
    },
    {
      key: 'at',
      header: words.columns.at,
      cell: (row) => words.list(unique(runsOf(row).map(([, { at }]) => words.date(at)))),
    },
    {
      key: 'languages',
      header: words.columns.languages,
      cell: (row) => words.list(runsOf(row).map(([language]) => languageName(language))),
    },
    {
      key: 'turns',
      header: words.columns.turns,
      align: 'end',
      cell: (row) => words.number(runsOf(row).reduce((sum, [, { turns }]) => sum + turns, 0)),
    },
    ...(onDelete ? [actions] : []),
  ];
}
