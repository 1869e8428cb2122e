import type { ContinuityRun, LanguageRun, ModelRun } from '@kathaloka/contract/entities';
import { CONTINUITY_FIGURES, type ContinuityLanguage } from '@kathaloka/contract/limits';
import { useState } from 'react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useAdminModelsWords } from '../../../words/areas/useAdminModelsWords.ts';
import { useStoryFieldsWords } from '../../../words/areas/useStoryFieldsWords.ts';
import type { Words } from '../../../words/en.ts';
import { Figure, Lead, Name, Parts, Quiet, Ratio } from './ContinuityRuns.styles.ts';
import {
  languagesOf,
  ratioOf,
  shortName,
  type ShownFigure,
  SHOWN_FIGURES,
  verdictOf,
  writtenOf,
} from './figureRows.ts';

interface FiguresTableProps {
  builtIn: ContinuityRun | undefined;
  models: readonly ModelRun[] | undefined;
}

/** The figures of each model in one language, beside those of the built-in narrator. */
export function FiguresTable({ builtIn, models: known }: FiguresTableProps) {
  const models = known ?? [];
  const words = useAdminModelsWords();
  const { languageName } = useStoryFieldsWords();
  const [chosen, setChosen] = useState<ContinuityLanguage>();
  const languages = builtIn ? languagesOf([builtIn, ...models]) : [];
  const language = languages.find((each) => each === chosen) ?? languages[0] ?? 'en';
  const shown = models.filter(({ by_language }) => by_language[language]);
  const title = words.figuresIn(languageName(language));
  const notRun = models.filter((run) => !shown.includes(run)).map(({ model }) => model);
  return (
    <Panel
      title={title}
      end={
        languages.length > 1 && (
          <SegmentedControl
            label={words.language}
            size="small"
            options={languages.map((value) => ({ value, label: languageName(value) }))}
            value={language}
            onValueChange={setChosen}
          />
        )
      }
    >
      <Parts>
        {shown.length > 0 && <Lead>{words.comparison}</Lead>}
        <DataTable
          label={title}
          rows={builtIn && SHOWN_FIGURES}
          rowKey={(name) => name}
          empty={words.noRuns}
          columns={columnsOf({ builtIn: builtIn?.by_language[language], shown, language, words })}
        />
        {notRun.length > 0 && <Lead>{words.notRun(words.list(notRun))}</Lead>}
      </Parts>
    </Panel>
  );
}

interface ColumnOptions {
  builtIn: LanguageRun | undefined;
  shown: readonly ModelRun[];
  language: ContinuityLanguage;
  words: Words['adminModels'];
}

function columnsOf({ builtIn, shown, language, words }: ColumnOptions): DataTableColumn<ShownFigure>[] {
  const names = shown.map(({ model }) => model);
  return [
    {
      key: 'figure',
      header: words.figure,
      isRowHeader: true,
      width: 'grow',
      cell: (name) => (
        <Name>
          {words.figures[name].name}
          <Quiet>{words.figures[name].about}</Quiet>
        </Name>
      ),
    },
    {
      key: 'built in',
      header: words.builtIn,
      align: 'end',
      cell: (name) => (builtIn ? <FigureCell name={name} run={builtIn} /> : words.none),
    },
    ...shown.map(({ id, model, by_language }): DataTableColumn<ShownFigure> => ({
      key: id,
      header: shortName(model, names),
      align: 'end',
      cell: (name) => <FigureCell name={name} run={by_language[language]!} builtIn={builtIn} />,
    })),
  ];
}

interface FigureCellProps {
  name: ShownFigure;
  run: LanguageRun;
  /** With what it is compared. */
  builtIn?: LanguageRun | undefined;
}

const TONES = { better: 'success', worse: 'error' } as const;

function FigureCell({ name, run, builtIn }: FigureCellProps) {
  const words = useAdminModelsWords();
  const figure = run.figures[name];
  const ratio = ratioOf(figure);
  if (ratio === undefined) return words.none;
  if (CONTINUITY_FIGURES[name].type === 'amount') return words.amount(ratio);
  const percent = (part: number) => words.percent(part * 100);
  const written = writtenOf(run.figures, name);
  const verdict = builtIn && verdictOf(name, figure, builtIn.figures[name]);
  return (
    <Figure>
      <Ratio>
        {verdict === 'same' && <Quiet>{words.verdicts.same}</Quiet>}
        {verdict && verdict !== 'same' && <Pill tone={TONES[verdict]}>{words.verdicts[verdict]}</Pill>}
        <b>{percent(ratio)}</b>
      </Ratio>
      {/* of prompts, parts are counted */}
      {Number.isInteger(figure.count) && (
        <Quiet>{words.count(words.number(figure.count), words.number(figure.of))}</Quiet>
      )}
      {written && written.count > figure.count && (
        <Quiet>{words.written(percent(ratioOf(written) ?? 0))}</Quiet>
      )}
    </Figure>
  );
}
