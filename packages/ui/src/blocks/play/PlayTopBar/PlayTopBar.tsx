import { curlyQuotes } from '@kathaloka/story/emphasis';
import { ArrowLeft, Lightbulb } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import { BarButton, BarLabel } from '../BarButton.styles.ts';
import { BarMenu } from './BarMenu.tsx';
import { Bar, LongTitle, OnDesk, ShortTitle, Side, TitleLeaf } from './PlayTopBar.styles.ts';
import { shortTitle } from './shortTitle.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface PlayTopBarProps extends Omit<ComponentProps<'header'>, 'children' | 'title'> {
  /**
   * The story's title; without it 'Story' is shown.
   * @default ''
   */
  title?: string | undefined;
  /**
   * The language of the title.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /**
   * Whether the help is shown.
   * @default false
   */
  isKnowHowOpen?: boolean;
  /**
   * Whether title and pickers are still loading; their space is reserved.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called to return to the previous page. */
  onBack: () => void;
  /** Called to open or close the help. */
  onToggleKnowHow: () => void;
  /** Controls at the end, such as the pickers; on a phone in the menu. */
  children?: ReactNode;
  /** Rows of the menu. On a desktop there is none without them. */
  menu?: ReactNode;
}

/**
 * The top bar of a session: back, help, the title on a leaf, the pickers, and a menu; on a phone all but the way back is
 * in the menu.
 *
 * @use Heads a game: the way back, the title, the panels.
 * @avoid Not on other pages: `SiteHeader`.
 * @heard “Banner”, the title as the first heading, the buttons, pressed or not.
 * @keys press, close
 * @example
 * <PlayTopBar onBack={goBack} onToggleKnowHow={toggle} />
 */
export function PlayTopBar({
  title = '',
  language = 'en',
  isKnowHowOpen = false,
  loading = false,
  onBack,
  onToggleKnowHow,
  children,
  menu,
  ...rest
}: PlayTopBarProps) {
  const words = useWords(playWords);
  const own = curlyQuotes(title.trim());
  const short = shortTitle(own);
  const hasShort = short !== own;
  const knowHow = (
    <BarButton type="button" aria-expanded={isKnowHowOpen} onClick={onToggleKnowHow}>
      <Lightbulb />
      <BarLabel>{words.knowHow}</BarLabel>
    </BarButton>
  );

  return (
    <Bar {...rest}>
      <Side data-side="start">
        <BarButton type="button" data-directional onClick={onBack}>
          <ArrowLeft />
          <BarLabel>{words.back}</BarLabel>
        </BarButton>
        <OnDesk>{knowHow}</OnDesk>
      </Side>
      <TitleLeaf
        data-loading={loading || undefined}
        {...(own && { lang: language, dir: directionOf(language) })}
      >
        <LongTitle data-has-short={hasShort || undefined}>{own || words.story}</LongTitle>
        {hasShort && <ShortTitle>{short}</ShortTitle>}
      </TitleLeaf>
      <BarMenu knowHow={knowHow} loading={loading} menu={menu}>
        {children}
      </BarMenu>
    </Bar>
  );
}
