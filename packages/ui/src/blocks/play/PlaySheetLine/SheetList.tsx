import type { PlaySheet } from '@kathaloka/contract/entities';
import { type ReactNode, useId } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import { Name, Part, PartTitle, Said, Whole } from './PlaySheetLine.styles.ts';
import { playSheetWords } from '../../../words/playSheet/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface SheetListProps {
  sheet: PlaySheet;
  /** The language of the story. */
  language: AnyLanguage;
}

/** The whole sheet: each thing with its line, wounds, promises and health. */
export function SheetList({ sheet: { carried, slots, hurts, owed, health }, language }: SheetListProps) {
  const words = useWords(playSheetWords);
  return (
    <Whole>
      <SheetPart title={words.carriedOf(carried.length, slots)} language={language}>
        {carried.map(({ name, line }) => (
          <li key={name}>
            <Name>{name}</Name>
            {line && <Said>{line}</Said>}
          </li>
        ))}
      </SheetPart>
      {hurts.length > 0 && (
        <SheetPart title={words.hurts} language={language}>
          {hurts.map((hurt) => (
            <li key={hurt}>
              <Name>{hurt}</Name>
            </li>
          ))}
        </SheetPart>
      )}
      {owed.length > 0 && (
        <SheetPart title={words.owed} language={language}>
          {owed.map(({ to, what }) => (
            <li key={`${to} ${what}`}>
              <Name>{to}</Name>
              <Said>{what}</Said>
            </li>
          ))}
        </SheetPart>
      )}
      {health && (
        <Part>
          <PartTitle as="p">
            {words.health}: {words.healthOf(health.now, health.max)}
          </PartTitle>
        </Part>
      )}
    </Whole>
  );
}

interface SheetPartProps {
  title: string;
  language: AnyLanguage;
  /** The items; an empty list is left out. */
  children: readonly ReactNode[];
}

function SheetPart({ title, language, children }: SheetPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {children.length > 0 && (
        <ul lang={language} dir={directionOf(language)} aria-labelledby={id}>
          {children}
        </ul>
      )}
    </Part>
  );
}
