import type { Depiction, Language, LoreCard } from '@kathaloka/contract/entities';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { LoreCards } from '../LoreCards/LoreCards.tsx';
import { SacredFigures } from '../SacredFigures/SacredFigures.tsx';
import { Fold } from './SceneInspector.styles.ts';

export interface StoryWideProps {
  /** The lore cards of the story; with `onLoreCardsChange` they can be edited here. */
  loreCards?: readonly LoreCard[] | undefined;
  onLoreCardsChange?: ((cards: LoreCard[]) => void) | undefined;
  /** How sacred figures may be shown; with `onDepictionChange` it can be edited here. */
  depiction?: readonly Depiction[] | undefined;
  onDepictionChange?: ((depiction: Depiction[]) => void) | undefined;
  /** The text of the scene. */
  text: string;
  language: Language;
}

/** What is true in the whole story, and may come up in this scene. */
export function StoryWide({
  loreCards,
  onLoreCardsChange,
  depiction,
  onDepictionChange,
  text,
  language,
}: StoryWideProps) {
  const words = useStructureWords();
  return (
    <>
      {loreCards && onLoreCardsChange && (
        <Fold>
          <summary>{words.lore(loreCards.length)}</summary>
          <LoreCards cards={loreCards} text={text} language={language} onCardsChange={onLoreCardsChange} />
        </Fold>
      )}
      {depiction && onDepictionChange && (
        <Fold>
          <summary>{words.depiction(depiction.length)}</summary>
          <SacredFigures depiction={depiction} onDepictionChange={onDepictionChange} />
        </Fold>
      )}
    </>
  );
}
