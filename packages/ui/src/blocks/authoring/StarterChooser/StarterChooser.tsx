import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { FileInput, FilePlus } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import { Learn, Name, Starter, StarterList, StarterRoot } from './StarterChooser.styles.ts';
import { StarterGraph } from './StarterGraph.tsx';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const STARTERS = ['fork', 'trial', 'journey', 'mystery', 'courtship'] as const;
export type StarterName = (typeof STARTERS)[number];

export interface StarterChooserProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * The scenes of the starters, for their graphs; missing ones are loading.
   * @default {}
   */
  structures?: Readonly<Partial<Record<StarterName, StoryStructure>>>;
  /**
   * The languages of starters that are not in the language of the page.
   * @default {}
   */
  languages?: Readonly<Partial<Record<StarterName, Language>>>;
  /** The option that is loading. */
  loading?: StarterName | 'blank' | 'import' | undefined;
  /**
   * The files that can be imported, as in the `accept` attribute.
   * @default '.html,.htm,.twee,.tw,.ink,.json,.txt,.zip'
   */
  accept?: string;
  /** Called with a starter, or with the blank page. */
  onChoose: (starter: StarterName | 'blank') => void;
  /** Called with the files of one story to import. Without it the option is not shown. */
  onImport?: ((files: readonly File[]) => void) | undefined;
}

interface WayProps {
  name: string;
  learn: string;
  /** A further line, such as the language. */
  note?: string | undefined;
  picture: ReactNode;
  isOpening: boolean;
  disabled: boolean;
  onClick: () => void;
}

function Way({ name, learn, note, picture, isOpening, disabled, onClick }: WayProps) {
  return (
    <Starter type="button" aria-busy={isOpening} disabled={disabled} onClick={onClick}>
      {picture}
      <Name>{name}</Name>
      <Learn>{learn}</Learn>
      {note && <Learn>{note}</Learn>}
    </Starter>
  );
}

interface ImportWayProps extends Pick<WayProps, 'isOpening' | 'disabled'> {
  accept: string;
  onImport: (files: readonly File[]) => void;
}

function ImportWay({ accept, isOpening, disabled, onImport }: ImportWayProps) {
  const words = useWords(studioWords);
  const fileRef = useRef<HTMLInputElement>(null);

  function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // otherwise choosing the same file again would not fire a change event
    currentTarget.value = '';
    if (files.length > 0) onImport(files);
  }

  return (
    <>
      <Way
        {...words.importFile}
        picture={<FileInput />}
        isOpening={isOpening}
        disabled={disabled}
        onClick={() => fileRef.current?.click()}
      />
      <input
        ref={fileRef}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        accept={accept}
        aria-label={words.importFile.name}
        onChange={handleFile}
      />
    </>
  );
}

/**
 * The ways to begin a story: from one of five small complete stories, a blank page, or a file.
 *
 * @use Begins a story from a starter, a blank page or a file.
 * @avoid Not to read a file into a story that exists: `ImportReport`.
 * @heard Each beginning as a button with its size.
 * @keys press
 * @example
 * <StarterChooser onChoose={(starter) => begin(starter)} />
 */
export function StarterChooser({
  structures = {},
  languages = {},
  loading,
  accept = '.html,.htm,.twee,.tw,.ink,.json,.txt,.zip',
  onChoose,
  onImport,
  ...rest
}: StarterChooserProps) {
  const words = useWords(studioWords);
  const { languageName } = useWords(storyFieldsWords);
  const noteOf = (starter: StarterName) => {
    const language = languages[starter];
    return language && words.starterIn(languageName(language));
  };
  return (
    <StarterRoot aria-label={words.startersTitle} {...rest}>
      <header>
        <h2>{words.startersTitle}</h2>
        <Learn>{words.startersNote}</Learn>
      </header>
      <StarterList>
        {STARTERS.map((starter) => (
          <li key={starter}>
            <Way
              {...words.starters[starter]}
              note={noteOf(starter)}
              picture={<StarterGraph structure={structures[starter]} />}
              isOpening={loading === starter}
              disabled={loading !== undefined}
              onClick={() => onChoose(starter)}
            />
          </li>
        ))}
        <li>
          <Way
            {...words.blankPage}
            picture={<FilePlus />}
            isOpening={loading === 'blank'}
            disabled={loading !== undefined}
            onClick={() => onChoose('blank')}
          />
        </li>
        {onImport && (
          <li>
            <ImportWay
              accept={accept}
              isOpening={loading === 'import'}
              disabled={loading !== undefined}
              onImport={onImport}
            />
          </li>
        )}
      </StarterList>
    </StarterRoot>
  );
}
