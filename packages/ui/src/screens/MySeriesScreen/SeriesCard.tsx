import type { MySeries } from '@kathaloka/contract/entities';
import { useRef } from 'react';
import { SeriesEditor, type SeriesEditorProps } from '../../blocks/authoring/SeriesEditor/SeriesEditor.tsx';
import { usePaths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { directionOf } from '../../theme/direction.ts';
import type { SeriesFiles } from './SeriesImport.tsx';
import { CardActions, CardFacts, CardTitle } from './MySeriesScreen.styles.ts';
import { mySeriesWords } from '../../words/mySeries/en.ts';
import { seriesWords } from '../../words/series/en.ts';
import { useWords } from '../../words/useWords.ts';

interface SeriesCardProps {
  /** The series; undefined for a new one. */
  series: MySeries | undefined;
  /** The props of the editor while it is open. When it closes, focus returns to the button that opened it. */
  editor: Omit<SeriesEditorProps, 'series' | 'onClose'> | undefined;
  onEdit: () => void;
  onClose: () => void;
  onDelete: (series: MySeries) => void;
  files: SeriesFiles | undefined;
}

/** A series: its number of parts, its faults, and its actions. */
export function SeriesCard({ series, editor, onEdit, onClose, onDelete, files }: SeriesCardProps) {
  const words = useWords(mySeriesWords);
  const openerRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    openerRef.current?.focus();
    onClose();
  };
  return (
    <Panel title={series ? <SeriesTitle series={series} /> : words.create}>
      {series && (
        <>
          <SeriesFacts series={series} />
          <CardActions>
            <Button
              ref={openerRef}
              variant="outline"
              aria-label={words.editing(series.title)}
              aria-expanded={editor !== undefined}
              onClick={editor ? close : onEdit}
            >
              {words.edit}
            </Button>
            <SeriesLink series={series} />
            {files && (
              <Button
                variant="ghost"
                aria-label={words.savingFile(series.title)}
                loading={files.exporting === series.slug}
                onClick={() => files.onExport(series.slug)}
              >
                {words.saveFile}
              </Button>
            )}
            <Button
              variant="ghost"
              aria-label={words.deleting(series.title)}
              onClick={() => onDelete(series)}
            >
              {words.delete}
            </Button>
          </CardActions>
        </>
      )}
      {editor && <SeriesEditor {...editor} series={series} onClose={close} />}
    </Panel>
  );
}

interface OfSeries {
  series: MySeries;
}

function SeriesTitle({ series: { title, language } }: OfSeries) {
  return (
    <CardTitle lang={language} dir={directionOf(language)}>
      {title}
    </CardTitle>
  );
}

function SeriesFacts({ series }: OfSeries) {
  const words = useWords(mySeriesWords);
  const { parts } = useWords(seriesWords);
  return (
    <CardFacts>
      <span>{parts(series.parts.length)}</span>
      {series.findings.length > 0 && <Pill tone="warning">{words.findingCount(series.findings.length)}</Pill>}
    </CardFacts>
  );
}

/** A series without published parts is invisible to readers. */
function SeriesLink({ series: { slug, title, parts } }: OfSeries) {
  const words = useWords(mySeriesWords);
  const paths = usePaths();
  if (!parts.some(({ status }) => status === 'published')) return null;
  return (
    <ButtonLink href={paths.series(slug)} variant="ghost" aria-label={words.viewing(title)}>
      {words.view}
    </ButtonLink>
  );
}
