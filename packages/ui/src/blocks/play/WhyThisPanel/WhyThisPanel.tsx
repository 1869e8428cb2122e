import type { Model, TurnReasons } from '@kathaloka/contract/entities';
import { Copy, ThumbsDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { HandsLegend } from '../HandsLegend/HandsLegend.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { ReasonsTeller } from './ReasonsTeller.tsx';
import { ReasonsWay } from './ReasonsWay.tsx';
import {
  Actions,
  Lead,
  Memories,
  Memory,
  Missing,
  NoMemory,
  ReasonsError,
  SectionTitle,
} from './WhyThisPanel.styles.ts';
import { handsWords } from '../../../words/hands/en.ts';
import { reasonsWords } from '../../../words/reasons/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

const NO_MODELS: readonly Model[] = [];

export interface WhyThisPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onCopy'> {
  /** The reasons of the turn; undefined if unknown. */
  reasons: TurnReasons | undefined;
  /**
   * The models, for their names.
   * @default []
   */
  models?: readonly Model[] | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /**
   * Whether the reasons are loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /**
   * Whether the turn has been reported.
   * @default false
   */
  isReported?: boolean | undefined;
  /** Called to retry. Without it there is no button to do so. */
  onRetry?: (() => void) | undefined;
  /** Called to report the turn to the author. Without it there is no button to do so. */
  onReport?: (() => void) | undefined;
  /** Called to copy the reasons. Without it there is no button to do so. */
  onCopy?: (() => void) | undefined;
  /** Called on Escape, and when the closing button is pressed. */
  onClose: () => void;
}

/**
 * The panel that explains the newest turn: its scene, the way there, what was remembered, who told it, and
 * the price.
 *
 * @use Says why the newest part was told the way it was.
 * @avoid Not to report a fault of the product: `ErrorState` has a request id.
 * @heard A list of reasons with names; quotations in the language of the story.
 * @keys close, tab
 * @example
 * <WhyThisPanel reasons={reasons} onClose={close} />
 */
export function WhyThisPanel({
  reasons,
  models = NO_MODELS,
  language = 'en',
  loading = false,
  error,
  isReported = false,
  onRetry,
  onReport,
  onCopy,
  ref,
  ...rest
}: WhyThisPanelProps) {
  const words = useWords(reasonsWords);
  const hands = useWords(handsWords);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef<HTMLDivElement>(rootRef, ref);
  const isMissing = loading && reasons === undefined;

  function handleRetry() {
    // the button is removed with the error, and Escape works only with focus in the panel
    rootRef.current?.focus();
    onRetry?.();
  }

  return (
    <SidePanel title={words.title} aria-busy={loading || undefined} {...rest} ref={mergedRef}>
      <Lead>{words.lead}</Lead>
      <LiveRegion>{isMissing && words.loading}</LiveRegion>
      {error && <ReasonsError layout="row" error={error} onRetry={onRetry && handleRetry} />}
      {isMissing && <MissingReasons />}
      {reasons && (
        <>
          <ReasonsWay reasons={reasons} language={language} />
          <SectionTitle>{reasons.told_by === null ? words.remembered : words.given}</SectionTitle>
          <Remembered reasons={reasons} language={language} />
          <SectionTitle>{words.whoTold}</SectionTitle>
          <ReasonsTeller reasons={reasons} models={models} />
          {reasons.hands.length > 0 && <SectionTitle>{hands.title}</SectionTitle>}
          <HandsLegend hands={reasons.hands} />
          <ReasonActions isReported={isReported} onReport={onReport} onCopy={onCopy} />
        </>
      )}
    </SidePanel>
  );
}

interface RememberedProps {
  reasons: TurnReasons;
  language: AnyLanguage;
}

/** The texts that the narrator remembered, or that a model was given, in the language of the story. */
function Remembered({ reasons: { remembered, told_by }, language }: RememberedProps) {
  const words = useWords(reasonsWords);
  if (remembered.length === 0)
    return <NoMemory>{told_by === null ? words.nothingRemembered : words.nothingGiven}</NoMemory>;
  return (
    <Memories lang={language} dir={directionOf(language)}>
      {remembered.map((text, index) => (
        <Memory key={index}>{text}</Memory>
      ))}
    </Memories>
  );
}

function ReasonActions({
  isReported,
  onReport,
  onCopy,
}: Pick<WhyThisPanelProps, 'isReported' | 'onReport' | 'onCopy'>) {
  const words = useWords(reasonsWords);
  if (!isReported && !onReport && !onCopy) return null;
  return (
    <Actions>
      {isReported && <Lead as="output">{words.reported}</Lead>}
      {!isReported && onReport && (
        <Button size="small" icon={<ThumbsDown />} onClick={onReport}>
          {words.notRight}
        </Button>
      )}
      {onCopy && (
        <Button size="small" variant="ghost" icon={<Copy />} onClick={onCopy}>
          {words.copy}
        </Button>
      )}
    </Actions>
  );
}

/** A placeholder for loading reasons. */
function MissingReasons() {
  return [54, 86, 42, 64, 78].map((width) => (
    <Missing key={width}>
      <Skeleton width={width} />
    </Missing>
  ));
}
