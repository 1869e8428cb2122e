import type { MySeries } from '@kathaloka/contract/entities';
import type { ReactNode } from 'react';
import { usePaths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { directionOf } from '../../theme/direction.ts';
import { useMySeriesWords } from '../../words/areas/useMySeriesWords.ts';
import { useSeriesWords } from '../../words/areas/useSeriesWords.ts';
import { CardActions, CardFacts, CardTitle } from './MySeriesScreen.styles.ts';

interface SeriesCardProps {
  series: MySeries;
  /** Its editor, while it is edited. */
  children: ReactNode;
  /** Without it there is no button. */
  onEdit: (() => void) | undefined;
  onDelete: () => void;
}

/** One series: how many parts it has, whether something is wrong across them, and what can be done with it. */
export function SeriesCard({ series, children, onEdit, onDelete }: SeriesCardProps) {
  const words = useMySeriesWords();
  const { parts } = useSeriesWords();
  const paths = usePaths();
  const { slug, title, language, findings } = series;
  const isVisible = series.parts.some(({ status }) => status === 'published');
  return (
    <Panel
      title={
        <CardTitle lang={language} dir={directionOf(language)}>
          {title}
        </CardTitle>
      }
    >
      <CardFacts>
        <span>{parts(series.parts.length)}</span>
        {findings.length > 0 && <Pill tone="warning">{words.findingCount(findings.length)}</Pill>}
      </CardFacts>
      {children}
      <CardActions>
        {onEdit && (
          <Button variant="outline" aria-label={words.editing(title)} onClick={onEdit}>
            {words.edit}
          </Button>
        )}
        {isVisible && (
          <ButtonLink href={paths.series(slug)} variant="ghost" aria-label={words.viewing(title)}>
            {words.view}
          </ButtonLink>
        )}
        <Button variant="ghost" aria-label={words.deleting(title)} onClick={onDelete}>
          {words.delete}
        </Button>
      </CardActions>
    </Panel>
  );
}
