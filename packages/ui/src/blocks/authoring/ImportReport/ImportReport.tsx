import type { StoryStructure } from '@kathaloka/contract/entities';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { structureCounts } from '@kathaloka/story/editing';
import { Actions, Came, LostList, ReportRoot } from './ImportReport.styles.ts';

/** A part of a file that has no counterpart here. */
export interface ImportLoss {
  /** The scene that it was in; null for the whole file. */
  node: string | null;
  /** What it was, in a sentence. */
  message: string;
}

export interface ImportReportProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the file. */
  file: string;
  /** The imported structure; undefined while the file is being read, and if that failed. */
  structure?: StoryStructure | undefined;
  /**
   * What was lost.
   * @default []
   */
  losses?: readonly ImportLoss[];
  /** Why it could not be imported. */
  error?: string | undefined;
  /** Called to use the imported story. */
  onUse: () => void;
  /** Called to choose another file. */
  onOtherFile: () => void;
}

/**
 * What was imported from a file and what was lost, before it replaces the draft.
 *
 * @example
 * <ImportReport file="story.twee" onUse={use} onOtherFile={chooseFile} />
 */
export function ImportReport({
  file,
  structure,
  losses = [],
  error,
  onUse,
  onOtherFile,
  ...rest
}: ImportReportProps) {
  const words = useStudioWords();
  const counts = structure && structureCounts(structure);
  return (
    <ReportRoot aria-label={words.importTitle(file)} aria-busy={!structure && !error} {...rest}>
      <h2>{words.importTitle(file)}</h2>
      {!structure && !error && <output>{words.importing}</output>}
      {error && (
        <Note tone="error" role="alert" title={words.importFailed}>
          {error}
        </Note>
      )}
      {counts && (
        <>
          <Came>{words.came(counts.scenes, counts.choices, counts.endings)}</Came>
          {losses.length === 0 ? (
            <Came data-whole>
              <CircleCheck />
              {words.nothingLost}
            </Came>
          ) : (
            <Note tone="warning" title={words.lost}>
              {words.lostHint}
              <LostList tabIndex={0} aria-label={words.lost}>
                {losses.map(({ node, message }, index) => (
                  <li key={index}>
                    <bdi>{node ?? words.wholeFile}</bdi>: {message}
                  </li>
                ))}
              </LostList>
            </Note>
          )}
        </>
      )}
      <Actions>
        <Button onClick={onOtherFile}>{words.otherFile}</Button>
        {structure && (
          <Button variant="primary" onClick={onUse}>
            {words.useImport}
          </Button>
        )}
      </Actions>
    </ReportRoot>
  );
}
