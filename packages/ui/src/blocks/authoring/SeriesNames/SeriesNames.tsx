import type { Language, MySeries, ShareKind, StoryStructure } from '@kathaloka/contract/entities';
import { askedName, checkFromPart, graphOf } from '@kathaloka/story';
import type { StoryEdit } from '@kathaloka/story/editing';
import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { SeriesFindings } from '../SeriesEditor/SeriesFindings.tsx';
import { Facts, Lists, NameBox, Named, NamesRoot } from './SeriesNames.styles.ts';
import { mySeriesWords } from '../../../words/mySeries/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SeriesNamesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The series of which the story is a part; undefined if there is none. */
  series: MySeries | undefined;
  /** The id of the story. */
  story: string;
  /** The story's current scenes. */
  structure: StoryStructure;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language;
  /** Called when the story takes or leaves another name. */
  onEdit: (edit: StoryEdit) => void;
}

/**
 * The names that a story takes from earlier parts of its series and leaves for later ones, with the findings
 * across the parts.
 *
 * @use Says what a story takes from other parts of its series and leaves for them.
 * @avoid Not to share a name: `SeriesEditor`.
 * @heard Each name as a group of two checkboxes; what is wrong across the parts as a list.
 * @keys press
 * @example
 * <SeriesNames series={series} story={id} structure={structure} onEdit={edit} />
 */
export function SeriesNames({
  series,
  story,
  structure,
  language = 'en',
  onEdit,
  ...rest
}: SeriesNamesProps) {
  const words = useWords(mySeriesWords);
  const paths = usePaths();
  const names = namesOf(series, structure);
  return (
    <NamesRoot {...rest}>
      {series ? (
        <p>
          <bdi lang={series.language} dir={directionOf(series.language)}>
            {series.title}
          </bdi>
        </p>
      ) : (
        <p>{words.noSeries}</p>
      )}
      {series?.shares.length === 0 && <p>{words.noNames}</p>}
      {names.map((name) => (
        <NameBox key={name.name} aria-label={name.name}>
          <Named>
            <bdi>{name.name}</bdi>
          </Named>
          <Facts>{name.kind ? words.kinds[name.kind] : words.notShared}</Facts>
          {name.meaning && (
            <Facts>
              <bdi>{name.meaning}</bdi>
            </Facts>
          )}
          <Lists>
            {LISTS.map((list) => (
              <Checkbox
                key={list}
                checked={has(structure, list, name.name)}
                onCheckedChange={(next) =>
                  onEdit({ type: 'edit shared', list, names: changed(structure, list, name.name, next) })
                }
              >
                {words.lists[list]}
              </Checkbox>
            ))}
          </Lists>
        </NameBox>
      ))}
      <div>
        <ButtonLink href={paths.mySeries} variant="ghost" size="small">
          {words.title}
        </ButtonLink>
      </div>
      {series && <SeriesFindings series={withThis(series, { story, structure, language })} />}
    </NamesRoot>
  );
}

const LISTS = ['takes', 'leaves'] as const;
type List = (typeof LISTS)[number];

interface ShownName {
  readonly name: string;
  /** Undefined if the series does not share the name. */
  readonly kind?: ShareKind;
  readonly meaning?: string;
}

/** The names that the series shares, then the other names of the story. */
function namesOf(series: MySeries | undefined, structure: StoryStructure): ShownName[] {
  const shares = series?.shares ?? [];
  const written = LISTS.flatMap((list) => structure[list] ?? []).map((name) => askedName(name) ?? name);
  const others = [...new Set(written)].filter((name) => shares.every((share) => share.name !== name));
  return [...shares, ...others.map((name) => ({ name }))];
}

const isOf = (written: string, name: string): boolean => (askedName(written) ?? written) === name;

const has = (structure: StoryStructure, list: List, name: string): boolean =>
  (structure[list] ?? []).some((written) => isOf(written, name));

function changed(structure: StoryStructure, list: List, name: string, isListed: boolean): string[] {
  const others = (structure[list] ?? []).filter((written) => !isOf(written, name));
  return isListed ? [...others, name] : others;
}

interface Written {
  readonly story: string;
  readonly structure: StoryStructure;
  readonly language: Language;
}

/** The series with its findings as if the current scenes were saved. */
function withThis(series: MySeries, { story, structure, language }: Written): MySeries {
  const written = { key: story, graph: graphOf(structure, language) };
  const parts = series.parts.map(({ id, takes, leaves }) => ({ key: id, takes, leaves }));
  const faults = checkFromPart(series.shares, parts, written);
  // keep the saved findings that depend on the scenes of other parts, which are not loaded here
  const stays = series.findings.filter(
    ({ story_id, because }) => because === 'hidden' || (because === 'other kind' && story_id !== story),
  );
  return {
    ...series,
    findings: [...faults.map(({ part, ...fault }) => ({ story_id: part, ...fault })), ...stays],
  };
}
