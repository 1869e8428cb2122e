import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Repair } from '@kathaloka/story/editing';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { structureCounts } from '@kathaloka/story/editing';
import { Actions, Came, LostList, Refused, ReportRoot } from './ImportReport.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** A part of a file that the import lost, because it has no counterpart here. */
export interface ImportLoss {
  /** The scene of the lost part; null for the whole file. */
  node: string | null;
  /** The lost part, in a sentence. */
  message: string;
  /**
   * Whether the loss is only about looks or sound; such losses share one line.
   * @default false
   */
  isLook?: boolean | undefined;
}

/** A kind of finding for which the checks would refuse to publish the story. */
export interface ImportRefusal {
  /** The scene of the first finding; null for the whole story. */
  node: string | null;
  /** The first finding, in a sentence. */
  message: string;
  /** The number of findings of this kind. */
  count: number;
  /** The repair that removes all findings of this kind without a decision by the author. */
  repair?: Repair | undefined;
}

export interface ImportReportProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the file. */
  file: string;
  /** The imported structure; undefined while the file is being read, and if that failed. */
  structure?: StoryStructure | undefined;
  /**
   * The parts that the import lost.
   * @default []
   */
  losses?: readonly ImportLoss[];
  /**
   * The kinds of findings that the checks would refuse; undefined if not known.
   * @default undefined
   */
  refusals?: readonly ImportRefusal[] | undefined;
  /**
   * Whether a repair is being made.
   * @default false
   */
  repairing?: boolean | undefined;
  /** Called to repair all findings of one kind, or of several. */
  onRepair?: ((repairs: readonly Repair[]) => void) | undefined;
  /** Why the file could not be imported. */
  error?: string | undefined;
  /** Called to use the imported story. */
  onUse: () => void;
  /** Called to choose another file. */
  onOtherFile: () => void;
}

/**
 * The result of importing a file, before it replaces the draft: what was imported, what was lost, and what
 * the checks would refuse. Losses of looks and sound share one line, after the other losses.
 *
 * @use Says what was read of a file, what was lost, and what the checks would refuse.
 * @avoid Not for findings of a story: `FindingsPanel`.
 * @heard Figures, then what changed the story as a list, looks as one line, and refusals with their repairs.
 * @keys press
 * @example
 * <ImportReport file="story.twee" onUse={use} onOtherFile={chooseFile} />
 */
export function ImportReport({
  file,
  structure,
  losses = [],
  refusals,
  repairing = false,
  onRepair,
  error,
  onUse,
  onOtherFile,
  ...rest
}: ImportReportProps) {
  const words = useWords(studioWords);
  const counts = structure && structureCounts(structure);
  return (
    <ReportRoot aria-label={words.importTitle(file)} aria-busy={!structure && !error} {...rest}>
      <h2>{words.importTitle(file)}</h2>
      {!structure && !error && <output>{words.importing}</output>}
      {error && (
        <Note tone="error" role="alert" title={words.importFailed}>
          <Sentence>{error}</Sentence>
        </Note>
      )}
      {counts && (
        <>
          <Came>{words.came(counts.scenes, counts.choices, counts.endings)}</Came>
          <Losses losses={losses} />
          {refusals && <Refusals refusals={refusals} repairing={repairing} onRepair={onRepair} />}
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

function Losses({ losses }: Required<Pick<ImportReportProps, 'losses'>>) {
  const words = useWords(studioWords);
  const changed = losses.filter(({ isLook }) => !isLook);
  const looks = losses.length - changed.length;
  return (
    <>
      {losses.length === 0 && (
        <Came data-whole>
          <CircleCheck />
          {words.nothingLost}
        </Came>
      )}
      {changed.length > 0 && (
        <Note tone="warning" title={words.lost}>
          {words.lostHint}
          <LostList tabIndex={0} aria-label={words.lost}>
            {changed.map(({ node, message }, index) => (
              <li key={index}>
                <bdi>{node ?? words.wholeFile}</bdi>: <Sentence>{message}</Sentence>
              </li>
            ))}
          </LostList>
        </Note>
      )}
      {looks > 0 && <Came>{words.looksLost(looks)}</Came>}
    </>
  );
}

function Refusals({
  refusals,
  repairing,
  onRepair,
}: { refusals: readonly ImportRefusal[] } & Pick<ImportReportProps, 'repairing' | 'onRepair'>) {
  const words = useWords(studioWords);
  const repairs = [...new Set(refusals.flatMap(({ repair }) => repair ?? []))];
  if (refusals.length === 0)
    return (
      <Came data-whole>
        <CircleCheck />
        {words.checksPass}
      </Came>
    );
  return (
    <Note tone="warning" title={words.checksRefuse}>
      {words.checksRefuseHint}
      <LostList aria-label={words.checksRefuse}>
        {refusals.map(({ node, message, count, repair }) => (
          <Refused key={message}>
            <span>
              {node !== null && (
                <>
                  <bdi>{node}</bdi>:{' '}
                </>
              )}
              <Sentence>{message}</Sentence>
              {count > 1 && ` ${words.andAlike(count - 1)}`}
            </span>
            {repair && onRepair && (
              <Button size="small" loading={repairing} onClick={() => onRepair([repair])}>
                {words.repairs[repair]}
              </Button>
            )}
          </Refused>
        ))}
      </LostList>
      {repairs.length > 1 && onRepair && (
        <Button size="small" loading={repairing} onClick={() => onRepair(repairs)}>
          {words.repairAll}
        </Button>
      )}
    </Note>
  );
}
