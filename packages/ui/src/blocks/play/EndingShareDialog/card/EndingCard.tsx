import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CardRoot, Face, Picture } from './EndingCard.styles.ts';
import { CARD, type EndingCardContent } from './endingCard.ts';
import { makeCard } from './makeCard.ts';
import { productWords } from '../../../../words/product/en.ts';
import { useWords } from '../../../../words/useWords.ts';

interface EndingCardProps {
  card: EndingCardContent;
  /** The text alternative of the card. */
  label: string;
  /** Called with the drawn card; with null if drawing failed. */
  onDraw: (card: Blob | null) => void;
}

/** A picture of an ending, drawn in the browser: no server learns what is shared. */
export function EndingCard({ card, label, onDraw }: EndingCardProps) {
  const { name: house } = useWords(productWords);
  const rootRef = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string>();
  const { title, name, last_line, language, cover_image_url, light } = card;
  const tell = useEffectEvent(onDraw);
  useEffect(() => {
    let isCurrent = true;
    async function draw(root: HTMLElement): Promise<void> {
      const content = { title, name, last_line, language, cover_image_url, light };
      const made = await makeCard(root, content, house).catch(() => null);
      if (!isCurrent) return;
      setAddress(made?.address);
      tell(made?.file ?? null);
    }
    if (rootRef.current) void draw(rootRef.current);
    return () => {
      isCurrent = false;
    };
  }, [title, name, last_line, language, cover_image_url, light, house]);
  return (
    <CardRoot ref={rootRef} lang={language}>
      {(['title', 'tale', 'ui'] as const).map((face) => (
        <Face key={face} data-face={face} />
      ))}
      {address && <Picture src={address} alt={label} width={CARD.width} height={CARD.height} />}
    </CardRoot>
  );
}
